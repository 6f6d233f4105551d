import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { program } from './binaries/binaries.ts'
import { clusterOf, type Place } from './place.ts'

/**
 * The keeper is the server's parent and holds the reading end of a pipe whose other end is ours. When the pipe closes,
 * by `stop()` or because Node died, it shuts the server down (fast: sessions are cut, all data is written). It ends
 * with the server. As a shell script it takes one megabyte.
 * The signal is repeated because the server ignores it in its first milliseconds.
 */
const keeperScript = `
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(read -r _ <&3; while kill -INT "$server"; do sleep 1; done) 2>/dev/null &
watcher=$!
exec 3<&-
wait "$server"
code=$?
kill -9 "$watcher"
wait "$watcher" 2>/dev/null
exit "$code"
`

export function logFile(home: string) {
  return join(home, 'server.log')
}

const logLimit = 5_000_000

/**
 * Starts the server under its keeper. Both have their own session, so that Ctrl+C in the terminal reaches Node only.
 */
export function startKeeper({ home, native, runAs }: Place): ChildProcess {
  const log = logFile(home)
  if (existsSync(log) && statSync(log).size > logLimit) truncateSync(log)
  const output = openSync(log, 'a', 0o600)
  const [command, args] =
    process.platform === 'win32' ? keeperOnWindows(home, native) : keeperOnPosix(home, native)
  const keeper = spawn(command, args, {
    ...runAs,
    cwd: home,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    stdio: ['pipe', output, output],
    detached: true,
    windowsHide: true,
  })
  closeSync(output)
  // Neither the child nor the pipe may keep Node alive, and a pipe that breaks because the server ended first is no
  // error.
  keeper.unref()
  const pipe = keeper.stdin as NonNullable<typeof keeper.stdin> & { unref?(): void }
  pipe.unref?.()
  pipe.on('error', () => undefined)
  return keeper
}

function keeperOnPosix(home: string, native: string): [string, string[]] {
  return [
    '/bin/sh',
    ['-c', keeperScript, 'hojip-postgres-keeper', program(native, 'postgres'), '-D', clusterOf(home)],
  ]
}

function keeperOnWindows(home: string, native: string): [string, string[]] {
  return [
    process.execPath,
    [
      fileURLToPath(new URL('keeper-windows.ts', import.meta.url)),
      program(native, 'pg_ctl'),
      clusterOf(home),
      logFile(home),
    ],
  ]
}
