"""How long a pass takes: the roofline of MODEL.md section 4.

Every method takes numbers or NumPy arrays alike, and the order of the operations is fixed, so that one pass at a
time and a stretch of passes at once give the same times to the last bit.
"""

from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design

T = TypeVar("T", float, np.ndarray)


@dataclass(frozen=True)
class Roofline:
    """The rates and sizes of one brief and design, all GPUs of the group together.

    Attributes:
        flop_per_token: 2 P.
        flop_per_attended: FLOP for each pair of a token and one it attends to, 4 L A D.
        flop_per_s, bytes_per_s: reached, not peak.
        weight_bytes: read in every pass.
        kv_bytes: bytes of KV cache a token.
        overhead_s: of each pass.
        link_s, link_s_per_token: what a pass's all-reduces take, and what each of its tokens adds.
        draft, draft_share: draft tokens k, and what they cost together, k c, in plain passes.
    """

    flop_per_token: float
    flop_per_attended: float
    flop_per_s: float
    bytes_per_s: float
    weight_bytes: float
    kv_bytes: float
    overhead_s: float
    link: tuple[float, float, float, float] | None
    draft: int
    draft_share: float
