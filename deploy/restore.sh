#!/bin/sh
# restore.sh BASE DATA [TIME]: prepares DATA from a base backup and the archived log, up to a moment such as '2026-11-24 12:30:00+00',
# or to the end of the archive; run it as root. Start PostgreSQL on DATA afterwards; it accepts connections when it has arrived, and writes then.
set -eu
cp -a "$1/cluster" "$2"
rm -f "$2/postmaster.pid" "$2/standby.signal"
{
  echo "restore_command = 'cp ${BACKUP_DIR:-/var/backups/jiaoyu}/wal/%f %p'"
  echo "archive_mode = off"
  echo "recovery_target_action = promote"
  if [ -n "${3:-}" ]; then echo "recovery_target_time = '$3'"; fi
} >>"$2/postgresql.auto.conf"
touch "$2/recovery.signal"
if [ "$(id -u)" = 0 ]; then chown -R postgres: "$2"; fi
