import { spawn, type SpawnOptions } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, freshDatabase } from '@hojip/platform/testing'
import { startTestSimulators } from '../../simulators/testing.ts'

/** A process that serves the mall. */
export interface Served {
  /** Resolves when the mall is open, or to the exit code of the process. */
  outcome: Promise<'open' | number>
  /** Its output to the terminal. */
  said(): string
  /** Ends it in order. */
  stop(): Promise<void>
}

export interface ServedMall extends Omit<Served, 'stop'> {
  url: string
  close(): Promise<void>
}

/** What processes that serve a mall need around them, and their settings. */
export interface Surroundings {
  env: Record<string, string>
  dataDir: string
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
  }
  const close = async () => {
    await simulators.stop()
    await database.drop()
    await rm(dataDir, { recursive: true })
  }
  return { env, dataDir, simulatorUrl: simulators.url, close }
}

/** Starts a program that serves a mall. */
export function serveBy(command: string, args: readonly string[], options: SpawnOptions = {}): Served {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? -1)))
  const isOpen = new Promise<'open'>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part.toString()
        if (said.includes('is open')) done('open')
      })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { outcome: Promise.race([isOpen, ended]), said: () => said, stop }
}

/** A process like that of `npm run serve`, without the packages that `npm ci --omit=dev` leaves out. */
export function serveMall(env: Record<string, string>): Served {
  const own = { ...env, NODE_OPTIONS: `--import=${withoutDev}` }
  return serveBy(process.execPath, ['apps/server/main.ts', 'serve'], { env: own })
}

/** The only process of a mall of its own. */
export async function aServedMall(buildDir: string): Promise<ServedMall> {
  const url = `http://localhost:${await freePort()}`
  const around = await surroundingsOf(url, buildDir)
  const { stop, ...served } = serveMall(around.env)
  const close = async () => {
    await stop()
    await around.close()
  }
  return { ...served, url, close }
}
