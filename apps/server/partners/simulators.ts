import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepAlive, type Living } from '@hojip/platform/keep-alive'
import type { Log } from '@hojip/platform/log'

export interface RunningSimulators {
  url: string
  /** Environment names and values with which the mall reaches them. */
  credentials: Record<string, string>
  stop(): Promise<void>
}

interface Options {
  port: number
  dataDir: string
  mallUrl: string
  speed: number
  log: Log
  /** The pauses before restarts, when they die repeatedly. */
  pausesMs?: readonly number[]
}

const program = new URL('../../simulators/main.ts', import.meta.url).pathname

interface Process extends Living {
  port: number
}

/** How a process ended; the reason was already written to stderr. */
function endOf(code: number | null, signal: string | null) {
  return signal ? `killed by ${signal}` : `ended with code ${code}`
}

async function startProcess({ port, dataDir, mallUrl, speed }: Options): Promise<Process> {
  const facts = { port, 'data-dir': dataDir, 'mall-url': mallUrl, speed }
  const args = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child: ChildProcess = fork(program, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise<string>((done) =>
    child
      .once('exit', (code, signal) => done(endOf(code, signal)))
      .once('error', (error) => done(error.message)),
  )
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const isReady = new Promise<number>((ready) =>
    child.once('message', (message: { port: number }) => ready(message.port)),
  )
  const outcome = await Promise.race([isReady, ended])
  if (typeof outcome === 'string') throw new Error(outcome)
  return { port: outcome, ended, stop }
}

/**
 * Runs the simulators in a process of their own. They end when this process does, however it ends, because the channel
 * between the two closes. When they die they are restarted with their stored state.
 */
export async function startSimulators(options: Options): Promise<RunningSimulators> {
  const dataDir = join(options.dataDir, 'simulators')
  const { log, pausesMs } = options
  const start = () => startProcess({ ...options, dataDir })
  const first = await start().catch((error: Error) => {
    throw new Error(`the simulators did not start (${error.message}); is port ${options.port} free?`)
  })
  const supervised = keepAlive(first, {
    start,
    onDeath: (why) => log.error('simulators.ended', { why }),
    onReturn: () => log.warn('simulators.back', { port: options.port }),
    onManyDeaths: (why) => {
      const what =
        'three times within a minute; until they stay up, nobody can get a code or pay. Still trying'
      log.error('simulators.keep-ending', { what, why })
      return 'goOn'
    },
    ...(pausesMs ? { pausesMs } : {}),
  })
  const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'))
  return {
    url: `http://127.0.0.1:${first.port}`,
    credentials: credentials as Record<string, string>,
    stop: supervised.stop,
  }
}
