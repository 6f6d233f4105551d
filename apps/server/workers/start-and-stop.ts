import { setTimeout as sleep } from 'node:timers/promises'
import { startSweeping } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import type { Log } from '@hojip/platform/log'
import type { Meters } from '@hojip/platform/meters'
import type { Line } from '@hojip/platform/workers'
import type { FastifyInstance } from 'fastify'
import { backUpByTheClock } from '../backups/by-the-clock.ts'
import type { Config } from '../config.ts'
import { measureProcess } from '../running/measuring.ts'
import type { Figures } from '../watching/figures.ts'
import type { PoolCounts } from '../watching/figures/database.ts'
import { showFigures } from '../watching/show-figures.ts'

export interface Running {
  tools: Tools
  config: Config
  meters: Meters
  log: Log
  sockets: { stop: () => Promise<void>; size: () => number } | undefined
  figures: Figures | undefined
  pool: PoolCounts | undefined
  /** To the primary, in one of several processes. */
  line: Line | undefined
  /** Finishes the requests under way; false when they did not end in time. */
  drain: (leadMs: number) => Promise<boolean>
  /** What is closed last. */
  closing: AsyncDisposableStack
}

interface Served {
  /** Starts the jobs and answers requests. */
  listen(): Promise<void>
  /**
   * Finishes the requests and jobs under way, then closes the rooms.
   * @param leadMs for how long requests are answered before, while `/ready` says no
   */
  stop(leadMs?: number): Promise<void>
}

/** How a mall begins to answer, and how it ends. */
export function startAndStop(app: FastifyInstance, running: Running): Served {
  const { tools, config, meters, log, sockets, drain, figures, closing } = running
  let stopTimers: (() => Promise<void>)[] = []
  return {
    listen: async () => {
      const stopBackup = backUpByTheClock(config, tools)
      await tools.jobs.start({ work: config.ROLE !== 'web' })
      stopTimers = [stopBackup, startSweeping(tools), measureProcess(tools, meters)]
      if (figures) stopTimers.push(await showFigures({ ...running, figures }))
      await app.listen({ port: config.PORT, host: config.HOST })
    },
    stop: async (leadMs = 0) => {
      // Requests drain while no new job starts. What they use is closed after both are done.
      const draining = drain(leadMs)
      const jobsEnd = tools.jobs.stop()
      if (leadMs > 0) await sleep(leadMs)
      const stops = sockets ? [sockets.stop, ...stopTimers] : stopTimers
      const [isDone] = await Promise.all([draining, jobsEnd, ...stops.map((stopOne) => stopOne())])
      if (!isDone) log.warn('server.cut', { why: 'requests were still under way after 15 s' })
      await closing.disposeAsync()
    },
  }
}
