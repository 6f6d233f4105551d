import cluster from 'node:cluster'
import { createLine, type Line } from './line.ts'
import { topics } from './topics.ts'

/** How a process has ended. */
export interface End {
  code: number | null
  signal: string | null
}

/** A worker as its primary sees it. */
export interface Member {
  line: Line
  pid: number | undefined
  /** Settles when it takes requests, with false when it has ended before. */
  opened: Promise<boolean>
  /** The same for when it has found itself able to serve. */
  ready: Promise<boolean>
  gone: Promise<End>
  kill(): void
}

/** Starts a process of this program as a worker. */
export function hire(env: Record<string, string | undefined>): Member {
  const worker = cluster.fork(env)
  const [opened, ready] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
  const gone = Promise.withResolvers<End>()
  // A channel that has just been closed by the worker's end is no news: the end itself is.
  const line = createLine(
    (message) => void (worker.isConnected() && worker.process.send(message, () => undefined)),
  )
  worker.on('message', line.take)
  line.receive(topics.open, () => opened.resolve(true))
  line.receive(topics.ready, () => ready.resolve(true))
  worker.once('exit', (code, signal) => gone.resolve({ code, signal }))
  // Also when the program of Node is not there any more: such a worker has no number and never exits.
  worker.on('error', () => worker.process.pid === undefined && gone.resolve({ code: null, signal: null }))
  void gone.promise.then(() => {
    opened.resolve(false)
    ready.resolve(false)
  })
  return {
    line,
    pid: worker.process.pid,
    opened: opened.promise,
    ready: ready.promise,
    gone: gone.promise,
    kill: () => void worker.process.kill('SIGKILL'),
  }
}
