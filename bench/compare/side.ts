import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@hojip/platform/embedded-postgres'
import type { Town } from '../load/caller.ts'
import { startProgram, type Program } from '../processes.ts'
import type { Checkout } from './checkout.ts'

/** One of the two malls that are compared, by what every commit has: its start, its import, its calls. */
export interface Side extends Town {
  name: string
  port: number
  pid: number
  /** The load against it, in a process of its own that remembers its shoppers. */
  load: Program
  stop(): Promise<void>
}

export interface SideOptions {
  /** Holds the mall's data: filled once, used again the next time. */
  dataDir: string
  /** The products that are imported. */
  file: string
  say: (line: string) => void
}

const patienceMs = 180_000

async function untilAnswers(url: string, child: ChildProcess, log: string): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the mall ended (code ${child.exitCode}), see ${log}`)
    const isUp = await fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`the mall does not answer, see ${log}`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await over
  clearTimeout(patience)
}

/** Starts the mall of a checkout, filled with the products of the file. */
export async function openSide(
  { name, folder }: Checkout,
  { dataDir, file, say }: SideOptions,
): Promise<Side> {
  const port = await freePort()
  const simulatorPort = await freePort()
  mkdirSync(dataDir, { recursive: true })
  const log = join(dataDir, 'mall.log')
  const output = openSync(log, 'a')
  const settings = {
    DATA_DIR: join(dataDir, 'mall'),
    BUILD_DIR: join(dataDir, 'build'),
    PORT: String(port),
    SIMULATOR_PORT: String(simulatorPort),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const env = { ...process.env, ...settings }
  const isNew = !existsSync(settings.DATA_DIR)
  say(`${name} starts`)
  const child = spawn(process.execPath, ['apps/server/main.ts', 'demo'], {
    cwd: folder,
    env,
    stdio: ['ignore', output, output],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const [url, simulatorUrl] = [port, simulatorPort].map((one) => `http://127.0.0.1:${one}`) as [
    string,
    string,
  ]
  await untilAnswers(url, child, log)
  if (isNew) {
    say(`${name} imports`)
    execFileSync('npm', ['run', '-s', 'catalog:import', '--', file], {
      cwd: folder,
      env,
      stdio: ['ignore', output, output],
    })
  }
  const load = startProgram('load/main.ts')
  const stop = async () => {
    await load.stop()
    await ended(child)
  }
  return { name, url, simulatorUrl, port, pid: child.pid!, load, stop }
}
