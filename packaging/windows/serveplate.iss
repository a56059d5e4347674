; The installer for Windows, of the frozen folder, by Inno Setup 6:
;
;     iscc /DVersion=1.2.3 packaging\windows\serveplate.iss
;
; For one person, without an administrator; who starts it as one may choose to install for all.

#ifndef Version
  #error Version is not given; it is the one of pyproject.toml, as /DVersion=1.2.3
#endif

[Setup]
; Never to change: it is how an upgrade finds what it upgrades.
AppId={{6C0F3C1E-5B0B-4C4B-9E0B-3F5C7B2A9D41}
AppName=Serveplate
AppVersion={#Version}
AppPublisher=the serveplate developers
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Serveplate
DefaultGroupName=Serveplate
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; Qt 6.10 needs Windows 10, version 1809.
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
UninstallDisplayIcon={app}\serveplate-window.exe
OutputDir=..\..\build\windows
OutputBaseFilename=serveplate-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not. Designs and preferences are elsewhere, and stay.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\build\frozen\serveplate\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Serveplate"; Filename: "{app}\serveplate-window.exe"; WorkingDir: "{userdocs}"
Name: "{autodesktop}\Serveplate"; Filename: "{app}\serveplate-window.exe"; WorkingDir: "{userdocs}"; Tasks: desktopicon

[Run]
Filename: "{app}\serveplate-window.exe"; Description: "{cm:LaunchProgram,Serveplate}"; Flags: nowait postinstall skipifsilent
