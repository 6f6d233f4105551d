import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, freshDatabase } from '@hojip/platform/testing'
import { startTestSimulators } from '../../simulators/testing.ts'

export interface ServedMall {
  url: string
  /** Resolves when the mall is open, or to the exit code of the process. */
  outcome: Promise<'open' | number>
  /** Its output to the terminal. */
  said(): string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const withoutDev = new URL('without-dev.ts', import.meta.url).href

/** A process like that of `npm run serve`, without the packages that `npm ci --omit=dev` leaves out. */
export async function aServedMall(buildDir: string): Promise<ServedMall> {
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
  }
  const child = spawn(process.execPath, ['apps/server/main.ts', 'serve'], { cwd: root, env })
  let said = ''
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? -1)))
  const isOpen = new Promise<'open'>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString()
        if (said.includes('is open')) done('open')
      })
  })
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await simulators.stop()
    await database.drop()
    await rm(dataDir, { recursive: true })
  }
  return { url, outcome: Promise.race([isOpen, ended]), said: () => said, close }
}
