; What the uninstaller of Windows does beside removing the program. electron-builder includes it (electron-builder.yml).

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
    nsExec::ExecToLog '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" clean-up'
    SetShellVarContext current
    ${ifNot} ${Silent}
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Also delete Pigeonhole's records and settings on this computer?$\n$\nWithout the records Pigeonhole doesn't know what was sent. The files in your inboxes stay in any case." IDNO keepRecords
        ; Only what is Pigeonhole's own: somebody may have put an inbox into the folder.
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
      keepRecords:
    ${endIf}
    RMDir /r "$LOCALAPPDATA\Pigeonhole\terminal"
    RMDir "$LOCALAPPDATA\Pigeonhole"
    ${if} $installMode == "all"
      SetShellVarContext all
    ${endIf}
  ${endIf}
!macroend
