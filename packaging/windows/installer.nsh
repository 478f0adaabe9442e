; What the uninstaller of Windows does beside removing the program. electron-builder includes it (electron-builder.yml).

!macro customUnInstall
  ; An update removes the old program too, and nobody is leaving.
  ${ifNot} ${isUpdated}
    ; The login item and the keychain's entries of the user who removes it.
    nsExec::ExecToLog '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" clean-up'
    ${ifNot} ${Silent}
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Also delete Pigeonhole's records and settings on this computer?$\n$\nWithout the records Pigeonhole doesn't know what was sent. The files in your inboxes stay in any case." IDNO keepRecords
        ; Only what is Pigeonhole's own: somebody may have put an inbox into the folder.
        SetShellVarContext current
        Delete "$APPDATA\Pigeonhole\config.json"
        Delete "$APPDATA\Pigeonhole\health.json"
        Delete "$APPDATA\Pigeonhole\journal*.sqlite*"
        Delete "$APPDATA\Pigeonhole\search.sqlite*"
        Delete "$APPDATA\Pigeonhole\log*.jsonl"
        RMDir /r "$APPDATA\Pigeonhole\journal-backups"
        RMDir /r "$APPDATA\Pigeonhole\reports"
        RMDir /r "$APPDATA\Pigeonhole\templates"
        RMDir /r "$APPDATA\Pigeonhole\window"
        RMDir "$APPDATA\Pigeonhole"
        ${if} $installMode == "all"
          SetShellVarContext all
        ${endIf}
      keepRecords:
    ${endIf}
    RMDir /r "$LOCALAPPDATA\Pigeonhole\terminal"
    RMDir "$LOCALAPPDATA\Pigeonhole"
  ${endIf}
!macroend
