import type { Tables, Tools } from '@hojip/db'
import { systemClock } from '@hojip/platform/clock'
import { openDatabase } from '@hojip/platform/db'
import type { Bound, CallContext, Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import type { SceneDatabase } from './scene-databases.ts'

export interface OpenRoom {
  tools: Tools
  /** Asks one of the room's calls without HTTP, as the mall's routes answer it. */
  askAs(viewer: Viewer, key: string, input: object): Promise<unknown>
  close(): Promise<void>
}

/** One room on a database that it closes in the end. */
export async function openRoom(database: SceneDatabase, room: (tools: Tools) => Bound[]): Promise<OpenRoom> {
  const log = createLog('error')
  const { db, close } = openDatabase<Tables>({ url: database.url, max: 10 })
  const tools: Tools = { db, clock: systemClock, log, jobs: createJobs({ db, log }) }
  const bound = new Map<string, Bound>(room(tools).map((one) => [one.key, one]))
  await tools.jobs.start({ work: false })
  return {
    tools,
    askAs: (viewer, key, input) => {
      const { call, handler } = bound.get(key)!
      const context = { viewer, locale: 'zh-CN', idempotencyKey: newId() } as CallContext
      return Promise.resolve(handler(call.input.parse(input) as never, context as never))
    },
    close: async () => {
      await tools.jobs.stop()
      await close()
      await database.close()
    },
  }
}
