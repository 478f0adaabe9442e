#!/bin/sh
# Before the deb or the rpm is removed: ends the service in good order and switches it off. When it is replaced by another
# version, dpkg says "upgrade" and rpm counts one that stays: then the service goes on until it is started again.
set -e
case "$1" in
  remove | 0)
    if [ -d /run/systemd/system ]; then systemctl disable --now pigeonhole.service || true; fi
    ;;
esac
