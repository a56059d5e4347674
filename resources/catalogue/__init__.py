"""Models and GPUs, with the sources of their numbers."""
