import cluster from 'node:cluster'
import { createLine, type Line } from './line.ts'
import { topics } from './topics.ts'

/** What a worker knows of its primary. */
export interface Primary {
  line: Line
  /** What the primary has for it to work with, once that is prepared. */
  prepared(): Promise<unknown>
  open(): void
  ready(): void
  /**
   * Calls the listener when the worker is to end, also because its primary is gone. `lead` tells whether nobody else takes
   * its requests, so that whoever sends them has to notice first.
   */
  onStop(listener: (lead: boolean) => void): void
  /**
   * Waits until the primary has read everything that this worker said before, and this worker what it had sent: among them
   * connections, which would be lost if the worker ended now.
   */
  settled(): Promise<void>
}

/** Long enough for a primary that is busy, and short beside the time in which a worker has to end. */
const settledWithinMs = 2_000

/** The primary of this worker. */
export function primaryOfWorker(): Primary {
  const line = createLine(
    (message) => void (process.connected && process.send?.(message, undefined, {}, () => undefined)),
  )
  process.on('message', line.take)
  // A terminal that is closed signals every process, and a supervisor perhaps its whole group: it is for the primary.
  process.on('SIGHUP', () => undefined)
  line.answer(topics.there, () => true)
  return {
    line,
    prepared: () => line.ask(topics.prepared),
    open: () => line.say(topics.open),
    ready: () => line.say(topics.ready),
    onStop: (listener) => {
      line.receive(topics.stop, (lead) => listener(lead === true))
      // Node would end the process at once.
      if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
      process.once('disconnect', () => listener(false))
    },
    settled: async () =>
      void (await line.ask(topics.there, undefined, settledWithinMs).catch(() => undefined)),
  }
}
