; Installs Quickcast for who asks, without an administrator, and takes it away again. Tables
; and spellbooks lie elsewhere and stay. makensis -DVERSION= -DOUT= -DFILES=
Target amd64-unicode
Name "Quickcast ${VERSION}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Quickcast"
InstallDirRegKey HKCU Software\Quickcast ""
SetCompressor /SOLID lzma
!define UNINSTALL Software\Microsoft\Windows\CurrentVersion\Uninstall\Quickcast
!define MUI_ICON "${FILES}\..\quickcast.ico"
!define MUI_UNICON "${FILES}\..\quickcast.ico"
!define MUI_FINISHPAGE_RUN $INSTDIR\quickcast.exe
!include MUI2.nsh
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German

Section
	SetOutPath $INSTDIR
	File "${FILES}\*"
	WriteUninstaller $INSTDIR\uninstall.exe
	CreateShortcut $SMPROGRAMS\Quickcast.lnk $INSTDIR\quickcast.exe
	WriteRegStr HKCU Software\Quickcast "" $INSTDIR
	WriteRegStr HKCU ${UNINSTALL} DisplayName Quickcast
	WriteRegStr HKCU ${UNINSTALL} DisplayVersion ${VERSION}
	WriteRegStr HKCU ${UNINSTALL} DisplayIcon $INSTDIR\quickcast.exe
	WriteRegStr HKCU ${UNINSTALL} UninstallString '"$INSTDIR\uninstall.exe"'
	WriteRegDWORD HKCU ${UNINSTALL} NoModify 1
	WriteRegDWORD HKCU ${UNINSTALL} NoRepair 1
SectionEnd

Section Uninstall
	Delete $INSTDIR\quickcast.exe
	Delete $INSTDIR\README.md
	Delete $INSTDIR\LICENSE
	Delete $INSTDIR\CHANGELOG.md
	Delete $INSTDIR\uninstall.exe
	RMDir $INSTDIR
	Delete $SMPROGRAMS\Quickcast.lnk
	DeleteRegKey HKCU ${UNINSTALL}
	DeleteRegKey HKCU Software\Quickcast
SectionEnd
