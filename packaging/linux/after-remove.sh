#!/bin/sh
# After the deb or the rpm is removed. electron-builder's own script does the same after an update too, where rpm runs it
# last: the link to the new program would be gone.
set -e
case "$1" in
  remove | 0) ;;
  *) exit 0 ;;
esac

if command -v update-alternatives >/dev/null 2>&1; then
  update-alternatives --remove pigeonhole /opt/Pigeonhole/pigeonhole || true
else
  rm -f /usr/bin/pigeonhole
fi

profile=/etc/apparmor.d/pigeonhole
if [ -f "$profile" ]; then
  if command -v apparmor_parser >/dev/null 2>&1; then apparmor_parser --remove "$profile" || true; fi
  rm -f "$profile"
fi
