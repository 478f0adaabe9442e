; What the installer and the uninstaller of Windows do beside copying and removing the program. electron-builder includes
; it (electron-builder.yml), and test/windows/installer/installer.test.ts runs it under Wine.

; electron-builder leaves these out where there is a customCheckAppRunning, and its own check needs them.
!include "getProcessInfo.nsh"
Var pid

; The languages of Pigeonhole.
LangString deleteRecords 1033 "Also delete Pigeonhole's records and settings on this computer?$\n$\nWithout the records Pigeonhole doesn't know what was sent. The files in your inboxes stay in any case."
LangString deleteRecords 1031 "Auch die Aufzeichnungen und Einstellungen von Pigeonhole auf diesem Computer löschen?$\n$\nOhne die Aufzeichnungen weiß Pigeonhole nicht, was gesendet wurde. Die Dateien in Ihren Eingangsordnern bleiben in jedem Fall."

!macro customCheckAppRunning
  ; What this user's Pigeonhole is sending comes to its end. The check behind this one ends the program hard. An update
  ; comes from a Pigeonhole that has ended by itself. The command waits for 15 minutes at most.
  ${ifNot} ${isUpdated}
  ${andIf} ${FileExists} "$INSTDIR\${APP_EXECUTABLE_FILENAME}"
    nsExec::Exec /TIMEOUT=960000 '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" stop'
    Pop $0
  ${endIf}
  !insertmacro IS_POWERSHELL_AVAILABLE
  !insertmacro _CHECK_APP_RUNNING
!macroend

!macro customInstall
  ; A setup file beside the installer counts from the first start: for everyone, or for the user who installs.
  ${if} ${FileExists} "$EXEDIR\office.pigeonhole-setup"
    ${if} $installMode == "all"
      CreateDirectory "$PROGRAMFILES64\Pigeonhole Policy"
      CopyFiles /SILENT "$EXEDIR\office.pigeonhole-setup" "$PROGRAMFILES64\Pigeonhole Policy\office.pigeonhole-setup"
    ${elseIfNot} ${FileExists} "$LOCALAPPDATA\Pigeonhole\office.pigeonhole-setup"
      CreateDirectory "$LOCALAPPDATA\Pigeonhole"
      CopyFiles /SILENT "$EXEDIR\office.pigeonhole-setup" "$LOCALAPPDATA\Pigeonhole\office.pigeonhole-setup"
    ${endIf}
  ${endIf}
!macroend

!macro customUnInstall
  ; An update removes the old program too, and nobody is leaving.
  ${ifNot} ${isUpdated}
    ; The login item and the keychain's entries of the user who removes it.
    nsExec::ExecToLog /TIMEOUT=120000 '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" clean-up'
    Pop $0
    !insertmacro waitForProgramToEnd
    SetShellVarContext current
    ${ifNot} ${Silent}
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(deleteRecords)" IDNO keepRecords
        !insertmacro deleteRecords
      keepRecords:
    ${endIf}
    RMDir /r "$LOCALAPPDATA\Pigeonhole\terminal"
    RMDir "$LOCALAPPDATA\Pigeonhole"
    ${if} $installMode == "all"
      SetShellVarContext all
    ${endIf}
  ${endIf}
!macroend

; The command's answer may come a moment before the program's last process has ended, and Windows keeps the file of a
; program that runs: its folder would stay. Such a file can't be opened for writing. Waits for 30 seconds at most.
!macro waitForProgramToEnd
  ${forEach} $0 1 100 + 1
    ClearErrors
    FileOpen $1 "$INSTDIR\${APP_EXECUTABLE_FILENAME}" a
    ${ifNot} ${Errors}
      FileClose $1
      ${exitFor}
    ${endIf}
    Sleep 300
  ${next}
!macroend

; Only what is Pigeonhole's own: somebody may have put an inbox into the folder.
!macro deleteRecords
  Delete "$LOCALAPPDATA\Pigeonhole\config.json"
  Delete "$LOCALAPPDATA\Pigeonhole\health.json"
  Delete "$LOCALAPPDATA\Pigeonhole\office.pigeonhole-setup"
  Delete "$LOCALAPPDATA\Pigeonhole\stop-request"
  Delete "$LOCALAPPDATA\Pigeonhole\journal*.sqlite*"
  Delete "$LOCALAPPDATA\Pigeonhole\search.sqlite*"
  Delete "$LOCALAPPDATA\Pigeonhole\lists.sqlite*"
  Delete "$LOCALAPPDATA\Pigeonhole\log*.jsonl"
  RMDir /r "$LOCALAPPDATA\Pigeonhole\journal-backups"
  RMDir /r "$LOCALAPPDATA\Pigeonhole\reports"
  RMDir /r "$LOCALAPPDATA\Pigeonhole\templates"
  RMDir /r "$LOCALAPPDATA\Pigeonhole\updates"
  RMDir /r "$LOCALAPPDATA\Pigeonhole\window"
  RMDir "$LOCALAPPDATA\Pigeonhole"
!macroend
