import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, freshDatabase } from '@hojip/platform/testing'
import { startTestSimulators } from '../../simulators/testing.ts'

export interface ServedMall {
  url: string
  /** The number of the process. */
  pid: number
  /** Where its database and its simulators are. */
  databaseUrl: string
  simulatorUrl: string
  /** Resolves when the mall is open, or to the exit code of the process. */
  outcome: Promise<'open' | number>
  /** Resolves to the exit code, of a process that a signal ended to -1. */
  ended: Promise<number>
  /** Its output to the terminal. */
  said(): string
  /** Resolves once it has said that, or all that many times. */
  says(words: string, times?: number): Promise<void>
  signal(name: NodeJS.Signals): void
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const withoutDev = new URL('without-dev.ts', import.meta.url).href

/**
 * A process like that of `npm run serve`, without the packages that `npm ci --omit=dev` leaves out.
 * @param more names of the environment that it gets as well
 */
export async function aServedMall(buildDir: string, more: Record<string, string> = {}): Promise<ServedMall> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojip-served-'))
  const [port, database, simulators] = await Promise.all([
    freePort(),
    freshDatabase(),
    startTestSimulators({ dataDir: join(dataDir, 'simulators') }),
  ])
  const url = `http://localhost:${port}`
  const env = {
    ...simulators.credentials,
    APP_SECRET: 'k3PzQ8vT1mXa9LdR7sWc2YbN5uHf4GjE',
    BUILD_DIR: buildDir,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${withoutDev}`,
    PATH: process.env['PATH'],
    PORT: String(port),
    PUBLIC_URL: url,
    WORKERS: '1',
    ...more,
  }
  const child = spawn(process.execPath, ['apps/server/main.ts', 'serve'], { cwd: root, env })
  const output = new EventEmitter()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString()
      output.emit('more')
    })
  const says = async (words: string, times = 1) => {
    while (said.split(words).length <= times) await once(output, 'more')
  }
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? -1)))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await simulators.stop()
    await database.drop()
    await rm(dataDir, { recursive: true })
  }
  return {
    url,
    pid: child.pid!,
    databaseUrl: database.url,
    simulatorUrl: simulators.url,
    outcome: Promise.race([says('is open').then(() => 'open' as const), ended]),
    ended,
    said: () => said,
    says,
    signal: (name) => void child.kill(name),
    close,
  }
}
