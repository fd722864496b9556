#!/bin/sh
# archive_command = '/etc/jiaoyu/archive-wal.sh %p %f': keeps one segment of the log. A segment that is there already must be the same.
set -eu
wal=${BACKUP_DIR:-/var/backups/jiaoyu}/wal
if [ -e "$wal/$2" ]; then exec cmp -s "$1" "$wal/$2"; fi
cp "$1" "$wal/$2.part"
sync "$wal/$2.part"
mv "$wal/$2.part" "$wal/$2"
