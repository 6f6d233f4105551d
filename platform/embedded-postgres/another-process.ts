/** For the tests of the launcher: starts it in another process, and looks at processes from outside. */
import { spawn } from 'node:child_process'
import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const launcher = new URL('index.ts', import.meta.url).href

function program(dataDir: string) {
  return `
import { startEmbeddedPostgres } from ${JSON.stringify(launcher)}
const log = { info() {}, warn() {}, error() {} }
const { url, reused } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
console.log(JSON.stringify({ url, reused }))
setInterval(() => {}, 1000)
`
}

export interface AnotherProcess {
  url: string
  reused: boolean
  /** Kills with SIGKILL, and waits for the end. */
  kill(): Promise<void>
}

/** A Node process that starts the server on this folder and stays alive. */
export function startInAnotherProcess(dataDir: string): Promise<AnotherProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(dataDir)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let complaint = ''
    const ended = new Promise<void>((end) => child.once('exit', () => end()))
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
    void ended.then(() => reject(new Error(`ended: ${complaint}`)))
    child.stdout.once('data', (line: Buffer) => {
      const kill = async () => {
        child.kill('SIGKILL')
        await ended
      }
      resolve({ ...(JSON.parse(line.toString()) as { url: string; reused: boolean }), kill })
    })
  })
}

/** Processes whose working directory is this folder: on Linux every process of a server works in its cluster's. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(realpathSync(folder))
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Waits until no process works in the folder; returns those left after `limitMs`. */
export async function whenEmpty(folder: string, limitMs: number): Promise<number[]> {
  for (let waited = 0; waited < limitMs && processesIn(folder).length > 0; waited += 50) await sleep(50)
  return processesIn(folder)
}
