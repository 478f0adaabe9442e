; What electron-builder's scripts use of the plugin StdUtils, without the plugin, which Debian doesn't have.

!include FileFunc.nsh
!include LogicLib.nsh

!define StdUtils.TestParameter '!insertmacro TestParameter'
!macro TestParameter out name
  Push $R0
  Push $R1
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "--${name}" $R1
  StrCpy ${out} "true"
  IfErrors 0 +2
  StrCpy ${out} "false"
  ClearErrors
  Pop $R1
  Pop $R0
!macroend

!define StdUtils.GetAllParameters '!insertmacro GetAllParameters'
!macro GetAllParameters out keep
  ${GetParameters} ${out}
!macroend

!define StdUtils.GetParentPath '!insertmacro GetParentPath'
!macro GetParentPath out path
  ${GetParent} `${path}` ${out}
!macroend

!define StdUtils.ExecShellAsUser '!insertmacro ExecShellAsUser'
!macro ExecShellAsUser out path verb args
  StrCpy ${out} ""
  ExecShell "${verb}" "${path}" "${args}"
!macroend
