import { spawn, type SpawnOptions } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, freshDatabase } from '@hojip/platform/testing'
import { startTestSimulators } from '../../simulators/testing.ts'

/** A process that serves the mall. */
export interface Served {
  /** The number of the process. */
  pid: number
  /** Resolves when the mall is open, or to the exit code of the process. */
  outcome: Promise<'open' | number>
  /** Resolves to the exit code, of a process that a signal ended to -1. */
  ended: Promise<number>
  /** Its output to the terminal. */
  said(): string
  /** Resolves once it has said that, or all that many times. */
  says(words: string, times?: number): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Ends it in order. */
  stop(): Promise<void>
}

export interface ServedMall extends Omit<Served, 'stop'> {
  url: string
  /** Where its database and its simulators are. */
  databaseUrl: string
  simulatorUrl: string
  close(): Promise<void>
}

/** What processes that serve a mall need around them, and their settings. */
export interface Surroundings {
  env: Record<string, string>
  dataDir: string
  databaseUrl: string
  simulatorUrl: string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const withoutDev = new URL('without-dev.ts', import.meta.url).href

/** A database, simulators and a data folder for a mall at `url`, which listens on its port unless `env` names another. */
export async function surroundingsOf(url: string, buildDir: string): Promise<Surroundings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojip-served-'))
  const [database, simulators] = await Promise.all([
    freshDatabase(),
    startTestSimulators({ dataDir: join(dataDir, 'simulators') }),
  ])
  const env = {
    ...simulators.credentials,
    APP_SECRET: 'k3PzQ8vT1mXa9LdR7sWc2YbN5uHf4GjE',
    BUILD_DIR: buildDir,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PATH: process.env['PATH'] ?? '',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    WORKERS: '1',
  }
  const close = async () => {
    await simulators.stop()
    await database.drop()
    await rm(dataDir, { recursive: true })
  }
  return { env, dataDir, databaseUrl: database.url, simulatorUrl: simulators.url, close }
}

/** Starts a program that serves a mall. */
export function serveBy(command: string, args: readonly string[], options: SpawnOptions = {}): Served {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = new EventEmitter()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      said += part.toString()
      output.emit('more')
    })
  const says = async (words: string, times = 1) => {
    while (said.split(words).length <= times) await once(output, 'more')
  }
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? -1)))
  return {
    pid: child.pid ?? 0,
    outcome: Promise.race([says('is open').then(() => 'open' as const), ended]),
    ended,
    said: () => said,
    says,
    signal: (name) => void child.kill(name),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A process like that of `npm run serve`, without the packages that `npm ci --omit=dev` leaves out. */
export function serveMall(env: Record<string, string>): Served {
  const own = { ...env, NODE_OPTIONS: `--import=${withoutDev}` }
  return serveBy(process.execPath, ['apps/server/main.ts', 'serve'], { env: own })
}

/**
 * The only process of a mall of its own.
 * @param more names of the environment that it gets as well
 */
export async function aServedMall(buildDir: string, more: Record<string, string> = {}): Promise<ServedMall> {
  const url = `http://localhost:${await freePort()}`
  const around = await surroundingsOf(url, buildDir)
  const { stop, ...served } = serveMall({ ...around.env, ...more })
  const close = async () => {
    await stop()
    await around.close()
  }
  const { databaseUrl, simulatorUrl } = around
  return { ...served, url, databaseUrl, simulatorUrl, close }
}
