#!/bin/sh
# base-backup.sh DATABASE_URL FILES: a copy of the whole cluster, then one of the uploaded files, under BACKUP_DIR. Run it daily as
# root. The database goes first: a row without its file would be a loss, a file without its row is swept.
set -eu
target=${BACKUP_DIR:-/var/backups/jiaoyu}/base/$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$target"
pg_basebackup --dbname="$1" --pgdata="$target/cluster" --checkpoint=fast --wal-method=stream
cp -a "$2" "$target/files"
echo "$target"
