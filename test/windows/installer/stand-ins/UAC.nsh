; What electron-builder's scripts use of the plugin UAC, without the plugin, which Debian doesn't have: under Wine everyone
; is an administrator, and nothing is elevated.

!ifndef UAC_STAND_IN
!define UAC_STAND_IN
!include LogicLib.nsh

!define UAC_IsAdmin '"" UAC_IsAdmin ""'
!macro _UAC_IsAdmin _a _b _t _f
  StrCmp 1 1 `${_t}` `${_f}`
!macroend

!define UAC_IsInnerInstance '"" UAC_IsInnerInstance ""'
!macro _UAC_IsInnerInstance _a _b _t _f
  StrCmp 1 0 `${_t}` `${_f}`
!macroend

!macro UAC_RunElevated
  StrCpy $0 1223
!macroend
!macro UAC_PageElevation_RunElevated
  StrCpy $0 1223
!macroend
!macro UAC_PageElevation_OnInit
!macroend
!macro UAC_PageElevation_OnGuiInit
!macroend
!endif
