import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RunningSimulators {
  url: string
  /** Environment names and values by which the mall reaches them. */
  credentials: Record<string, string>
  stop(): Promise<void>
}

interface Options {
  port: number
  dataDir: string
  mallUrl: string
  speed: number
}

const program = new URL('../simulators/main.ts', import.meta.url).pathname

const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()))

/**
 * Runs the simulators as a process of their own. They end when this process does, however it ends: the
 * channel between the two closes.
 */
export const startSimulators = async (options: Options): Promise<RunningSimulators> => {
  const dataDir = join(options.dataDir, 'simulators')
  const child = fork(
    program,
    [
      '--port',
      String(options.port),
      '--data-dir',
      dataDir,
      '--mall-url',
      options.mallUrl,
      '--speed',
      String(options.speed),
    ],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const port = await new Promise<number>((ready, fail) => {
    child.once('message', (message: { port: number }) => ready(message.port))
    child.once('exit', (code) =>
      fail(new Error(`the simulators ended at once (code ${code}); is port ${options.port} free?`)),
    )
  })
  return {
    url: `http://127.0.0.1:${port}`,
    credentials: JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Record<
      string,
      string
    >,
    stop: async () => {
      if (child.exitCode !== null) return
      const end = ended(child)
      child.kill('SIGTERM')
      await end
    },
  }
}
