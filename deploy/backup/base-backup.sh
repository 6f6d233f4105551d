#!/bin/sh
# base-backup.sh full|incr: makes a backup of the database with pgBackRest, as the user postgres. It may be scheduled on each
# member of a cluster: only the one that leads makes it.
#
# Settings, by environment: STANZA (hojip), PGBACKREST_CONFIG, PGHOST, PGPORT and PGDATABASE (hojip) as psql knows them.
set -eu

type=${1:-}
case "$type" in
full | incr) ;;
*)
  echo "base-backup.sh full|incr" >&2
  exit 1
  ;;
esac
stanza=${STANZA:-hojip}

if [ "$(psql -d postgres -XAtc 'select pg_is_in_recovery()')" != f ]; then
  echo "This member follows another one, which makes the backups."
  exit 0
fi

pgbackrest --stanza="$stanza" --type="$type" backup

# The mall shows how old the last backup is. A database without the table is one that no mall of this version has started on.
if [ "$(psql -d "${PGDATABASE:-hojip}" -XAtc "select to_regclass('public.backup_fact') is not null")" = t ]; then
  psql -d "${PGDATABASE:-hojip}" -Xqc "
    insert into public.backup_fact (kind, at, place, bytes) values ('base', now(), 'pgbackrest $stanza', 0)
    on conflict (kind) do update set at = excluded.at, place = excluded.place, bytes = excluded.bytes"
fi
