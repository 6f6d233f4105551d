import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@hojip/platform/testing'
import { sharedBuildDir } from '@hojip/platform/testing/sites'

const root = join(import.meta.dirname, '../../../..')

/** A mall started like a user's, seen from outside: by its port, its files and its processes. */
export interface MallProcess {
  url: string
  simulatorUrl: string
  dataDir: string
  /** Its output to the terminal. */
  said(): string
  /** `npm start`, or the mall itself when started without npm. */
  child: ChildProcess
  /** How it ended: exit code or signal. */
  ended: Promise<number | string>
}

export interface Start {
  dataDir: string
  port: number
  simulatorPort: number
  env?: Record<string, string>
}

/** The sites are built once for all malls of this test; the build checks by itself whether it is up to date. */
function shareBuild(dataDir: string) {
  mkdirSync(sharedBuildDir, { recursive: true })
  if (!existsSync(join(dataDir, 'build'))) symlinkSync(sharedBuildDir, join(dataDir, 'build'))
}

/** A new data folder and free ports. */
export async function aPlace(parent = tmpdir()): Promise<Start> {
  const dataDir = mkdtempSync(join(parent, 'hojip-faults-'))
  chmodSync(dataDir, 0o755)
  return { dataDir, port: await freePort(), simulatorPort: await freePort() }
}

/** Starts the mall through npm, as a person does. */
export function startMall({ dataDir, port, simulatorPort, env = {} }: Start): MallProcess {
  shareBuild(dataDir)
  const own = { DATA_DIR: dataDir, PORT: String(port), SIMULATOR_PORT: String(simulatorPort) }
  const given = { ...process.env, RATE_LIMITS: 'off', SIMULATOR_SPEED: '20', ...own, ...env }
  const outside = Object.entries(given).filter(([name]) => !/^(npm_|VITEST|NODE_ENV|TEST_)/.test(name))
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: Object.fromEntries(outside),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text += part.toString()))
  const ended = new Promise<number | string>((done) =>
    child.once('close', (code, signal) => done(code ?? signal ?? 'gone')),
  )
  return {
    url: `http://127.0.0.1:${port}`,
    simulatorUrl: `http://127.0.0.1:${simulatorPort}`,
    dataDir,
    child,
    ended,
    said: () => text,
  }
}

/** Waits until `check` holds, and returns the seconds that took. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  limitS = 120,
): Promise<number> {
  const from = performance.now()
  for (;;) {
    if (await holds()) return (performance.now() - from) / 1_000
    if (performance.now() - from > limitS * 1_000) throw new Error(`${what}: not within ${limitS} s`)
    await sleep(100)
  }
}

function answers(url: string) {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

export function opened(mall: MallProcess): Promise<number> {
  let isOver = false
  void mall.ended.then(() => (isOver = true))
  return until(
    'the mall opens',
    () => {
      if (isOver) throw new Error(`the mall ended: ${mall.said()}`)
      return answers(`${mall.url}/health`)
    },
    240,
  )
}

/** Processes whose command, environment or working folder names the mall's folder. */
export function processesOf({ dataDir }: MallProcess): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const isOurs =
          command.includes(dataDir) ||
          environment.includes(`DATA_DIR=${dataDir}\0`) ||
          readlinkSync(`/proc/${pid}/cwd`).startsWith(`${dataDir}/`)
        return isOurs ? [{ pid: Number(pid), command }] : []
      } catch {
        return []
      }
    })
}

export function pidOf(mall: MallProcess, part: RegExp): number {
  const found = processesOf(mall).find(({ command }) => part.test(command))
  if (!found) throw new Error(`no process ${String(part)}`)
  return found.pid
}

export const server = /main\.ts demo/
export const simulators = /simulators\/main\.ts/

function inPostgres(mall: MallProcess, file: string) {
  return readFileSync(join(mall.dataDir, 'postgres', file), 'utf8').trim()
}

export function postmasterOf(mall: MallProcess): number {
  return Number(inPostgres(mall, 'cluster/postmaster.pid').split('\n')[0])
}

export function databaseOf(mall: MallProcess): string {
  return `postgres://hojip:${inPostgres(mall, 'password')}@127.0.0.1:${inPostgres(mall, 'port')}/hojip`
}

/** Ends the mall's remaining processes by pid, and removes its folder. */
export async function remove(mall: MallProcess): Promise<void> {
  for (const { pid } of processesOf(mall)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It had just ended.
    }
  }
  await mall.ended
  await until('everything is gone', () => processesOf(mall).length === 0)
  rmSync(mall.dataDir, { recursive: true, force: true })
}
