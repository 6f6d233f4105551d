import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAccount } from '@hojip/accounts'
import type { Tables } from '@hojip/db'
import { systemClock } from '@hojip/platform/clock'
import { openDatabase } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { freshDatabase, testApi } from '@hojip/platform/testing'
import type { Scene } from '../contract.ts'
import { folderObjects, registerUploads, uploadsJobs, uploadsRoutes } from '../index.ts'
import type { UploadsTools } from '../actions/tools.ts'

/** The room with its own database and folder. */
export async function anUploadsRoom() {
  const fresh = await freshDatabase()
  const database = openDatabase<Tables>({ url: fresh.url })
  const dir = await mkdtemp(join(tmpdir(), 'uploads-'))
  const log = createLog('error')
  const tools: UploadsTools = {
    db: database.db,
    clock: systemClock,
    jobs: createJobs({ db: database.db, log }),
    log,
    objects: folderObjects(dir),
  }
  uploadsJobs(tools)
  await tools.jobs.start({ work: false })
  const unfinished = join(dir, 'unfinished')
  const api = testApi(uploadsRoutes(tools), undefined, unfinished)
  registerUploads(api.app, tools, {
    // Whose browser it is, in place of the cookies of a session.
    viewersOf: async ({ 'x-viewer': userId }) =>
      typeof userId === 'string' ? [{ userId, role: 'shopper', sessionId: newId() }] : [],
  })
  return {
    tools,
    api,
    dir,
    /** Files that are being received, or were left. */
    unfinished: () => readdir(unfinished),
    aShopper: async (): Promise<Viewer> => {
      const userId = await addAccount(tools.db, { name: 'Lin', role: 'shopper' })
      return { userId, role: 'shopper', sessionId: newId() }
    },
    upload: (as: Viewer, bytes: Buffer, name = 'kimchi.png', scene: Scene = 'comment') =>
      api.send('POST /fileUpload/upload', { file: { name, bytes }, scene }, { as }),
    get: (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers }),
    /** The number of the user's rows. */
    uploadsOf: async ({ userId }: Viewer): Promise<number> =>
      (await tools.db.selectFrom('upload').select('id').where('user_id', '=', userId).execute()).length,
    close: async () => {
      await api.close()
      await tools.jobs.stop()
      await database.close()
      await fresh.drop()
      await rm(dir, { recursive: true })
    },
  }
}

export type UploadsRoom = Awaited<ReturnType<typeof anUploadsRoom>>
