#!/bin/bash
# restore-to.sh [--check] MARK FOLDER
#
# Brings the database as it was at a moment into a new folder, beside the running server, starts the copy there and proves
# it: it takes writes, and the mall's books hold. The copy never touches the repository or the running server.
#
#   MARK      a time with its zone, such as '2026-11-30 14:05:00+08', or `latest`
#   FOLDER    a new folder, on a disk with room for the whole database
#   --check   stops the copy and removes it afterwards: for practising by the clock
#
# Run it as root or as the user who runs PostgreSQL. Settings, by environment:
#
#   DATABASE_URL       the mall's database. Its name, user and password are those of the copy too, and with it the books are
#                      checked, which needs node and this project around this script
#   STANZA             hojip
#   PGBACKREST_CONFIG  /etc/pgbackrest.conf
#   PORT               5433, of the copy
#   POSTGRES_BIN       PostgreSQL's programs; those of the version of the copy below /usr/lib/postgresql when left out
#   POSTGRES_USER      postgres, the system's user when run as root
set -euo pipefail

usage() {
  sed -n '2,12s/^# \{0,1\}//p' "$0" >&2
  exit 1
}

check=
if [[ ${1:-} == --check ]]; then
  check=1
  shift
fi
[[ $# -eq 2 ]] || usage
mark=$1 folder=$2
[[ $folder == /* ]] || folder=$PWD/$folder
stanza=${STANZA:-hojip}
config=${PGBACKREST_CONFIG:-/etc/pgbackrest.conf}
port=${PORT:-5433}
user=${POSTGRES_USER:-postgres}

fail() {
  echo "restore-to.sh: $*" >&2
  exit 1
}

# Everything that touches the copy, as the user whom its files belong to. The folder this was called from may be closed to it.
as_postgres() {
  if [[ $(id -u) == 0 ]]; then (cd / && runuser -u "$user" -- "$@"); else "$@"; fi
}

if [[ $mark == latest ]]; then
  target=(--type=default)
else
  [[ $mark =~ (Z|[+-][0-9]{2}(:?[0-9]{2})?)$ ]] || fail "'$mark' has no time zone: '2026-11-30 14:05:00+08'"
  at=$(date -u -d "$mark" '+%F %T.%6N+00') || fail "'$mark' is no time"
  target=(--type=time "--target=$at" --target-action=promote)
fi
[[ ! -e $folder || -z $(ls -A "$folder") ]] || fail "$folder is not empty: name a new folder"
# A server listens on a socket in the folder, whose path may have 107 characters.
[[ ${#folder} -le 80 ]] || fail "the path $folder is longer than 80 characters"

began=$SECONDS
if [[ $(id -u) == 0 ]]; then install -d -m 700 -o "$user" "$folder"; else install -d -m 700 "$folder"; fi
pgbackrest=(pgbackrest "--config=$config" "--stanza=$stanza")
as_postgres "${pgbackrest[@]}" "--pg1-path=$folder" "${target[@]}" restore ||
  fail "the restore failed, see above. A moment before the oldest backup cannot be reached: pgbackrest info"
restored=$((SECONDS - began))

bin=${POSTGRES_BIN:-/usr/lib/postgresql/$(as_postgres cat "$folder/PG_VERSION")/bin}
# Nothing of the original's settings: its copy would wait for a standby at each commit, push its own log into the repository,
# and listen where the original does. With hot_standby off its limits may be smaller than the original's.
as_postgres mkdir -m 700 "$folder/socket"
as_postgres tee "$folder/copy.conf" >/dev/null <<EOF
port = $port
listen_addresses = '127.0.0.1'
unix_socket_directories = '$folder/socket'
hba_file = '$folder/copy_hba.conf'
ident_file = '$folder/copy_ident.conf'
archive_mode = off
synchronous_standby_names = ''
primary_conninfo = ''
hot_standby = off
ssl = off
EOF
# The socket is in a folder that only its owner may enter.
printf '%s\n' 'local all all trust' 'host all all 127.0.0.1/32 scram-sha-256' | as_postgres tee "$folder/copy_hba.conf" >/dev/null
as_postgres tee "$folder/copy_ident.conf" </dev/null
start=("$bin/pg_ctl" -D "$folder" -l "$folder/copy.log" -w -t 86400)
# Settings of ALTER SYSTEM, which came along, are stronger than a file and weaker than these.
over="-c config_file=$folder/copy.conf -c port=$port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder/socket"
over+=" -c archive_mode=off -c synchronous_standby_names= -c primary_conninfo= -c hba_file=$folder/copy_hba.conf"
over+=" -c ident_file=$folder/copy_ident.conf -c hot_standby=off -c ssl=off -c shared_preload_libraries="
# Its log says why it does not start, and pgBackRest's why the log of the original does not reach so far.
give_up() {
  as_postgres tail -n 20 "$folder/copy.log" >&2
  fail "the copy does not start. If the mark is after the newest archived change: wait a minute, or take an earlier one"
}
as_postgres "${start[@]}" -o "$over" start >/dev/null || give_up
until as_postgres "$bin/pg_isready" -q -h "$folder/socket" -p "$port"; do
  as_postgres "$bin/pg_ctl" -D "$folder" status >/dev/null || give_up
  sleep 0.2
done
replayed=$((SECONDS - began - restored))

stop() {
  as_postgres "$bin/pg_ctl" -D "$folder" -m fast -w stop >/dev/null
}
remove() {
  stop
  rm -rf "$folder"
}
[[ -z $check ]] || trap remove EXIT

sql() {
  as_postgres psql -h "$folder/socket" -p "$port" -XAt -v ON_ERROR_STOP=1 "$@"
}
[[ $(sql -d postgres -c 'select pg_is_in_recovery()') == f ]] || fail "the copy is still being recovered"
# A copy that waits for a standby starts and reads well: only a write tells. A cancelled wait would count as a commit.
as_postgres timeout 20 psql -h "$folder/socket" -p "$port" -X -q -v ON_ERROR_STOP=1 -d postgres \
  -c 'create table hojip_copy_takes_writes ()' -c 'drop table hojip_copy_takes_writes' ||
  fail "the copy takes no writes; it still runs, see $folder/copy.log"
[[ $mark != latest ]] || at=$(sql -d postgres -c 'select coalesce(pg_last_xact_replay_timestamp(), now())')
echo "restored in $restored s, replayed in $replayed s: as of $at"

if [[ -n ${DATABASE_URL:-} ]]; then
  # Whatever hosts and options it names, the copy is here.
  url=$(sed -E "s#^([a-z]+://[^@/]*@)[^/]*(/[^?]*).*#\\1127.0.0.1:$port\\2#" <<<"$DATABASE_URL")
  (cd "$(dirname "$0")/../.." && DATABASE_URL=$url node apps/server/commands/check-books.ts --as-of "$at")
  echo "the books hold; all in $((SECONDS - began)) s"
  if [[ -n $check ]]; then
    psql "$DATABASE_URL" -Xqc "
      insert into public.backup_fact (kind, at, place, bytes) values ('check', now(), 'pgbackrest $stanza', 0)
      on conflict (kind) do update set at = excluded.at, place = excluded.place, bytes = excluded.bytes"
  fi
else
  echo "DATABASE_URL is not set: the books were not checked"
fi
[[ -n $check ]] || cat <<EOF
The copy runs at 127.0.0.1:$port with the users and passwords of the original. Its owner stops it with
  $bin/pg_ctl -D $folder stop
EOF
