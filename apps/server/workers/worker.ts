import { setTimeout as sleep } from 'node:timers/promises'
import { primaryOfWorker, type Primary } from '@hojip/platform/workers'
import { startMall, type StartOptions } from '../start.ts'
import type { Prepared } from './prepare.ts'
import { preparedSchema, topics } from './topics.ts'

async function preparedBy({ line, prepared }: Primary): Promise<Prepared> {
  const listeners: ((url: string) => void)[] = []
  let moved: string | undefined
  line.receive(topics.moved, (url) => {
    moved = String(url)
    for (const listener of listeners) listener(moved)
  })
  const { ownDatabase, buildDir } = preparedSchema.parse(await prepared())
  return {
    ownDatabase: () => moved ?? ownDatabase,
    sites: { buildDir },
    onMoved: (listener) => void listeners.push(listener),
  }
}

const lookMs = 200

export interface RunningWorker {
  stop(lead: boolean): Promise<void>
}

export interface WorkerOptions extends StartOptions {
  /** Called when the primary wants this worker to end, or is gone; also while it starts. */
  onStop: (lead: boolean) => void
}

/** Serves the mall as one of several processes. It tells the primary when it listens, and when it can serve. */
export async function startWorker({ onStop, ...options }: WorkerOptions): Promise<RunningWorker> {
  const primary = primaryOfWorker()
  primary.onStop(onStop)
  const mall = await startMall({ ...options, prepared: preparedBy(primary), line: primary.line })
  primary.open()
  const tellReady = async () => {
    while (!(await mall.isReady())) await sleep(lookMs, undefined, { ref: false })
    primary.ready()
  }
  void tellReady()
  return {
    stop: async (lead) => {
      await mall.stop(lead)
      await primary.settled()
    },
  }
}
