import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db, Tables, Tools } from '@hojip/db'
import { systemClock } from '@hojip/platform/clock'
import { openDatabase } from '@hojip/platform/db'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { freshDatabase } from '@hojip/platform/testing'
import { folderObjects, type ObjectStore } from '@hojip/uploads'
import { afterEach, beforeEach } from 'vitest'

/** What an import needs: an empty catalogue, and a folder for its files. */
export interface ImportPlace {
  db: Db
  tools: Tools
  dir: string
  objects: ObjectStore
}

/** Calls `take` with a new one before each test of a file. */
export function importHere(take: (place: ImportPlace) => void): void {
  let close: () => Promise<void>
  beforeEach(async () => {
    const fresh = await freshDatabase()
    const database = openDatabase<Tables>({ url: fresh.url, max: 3 })
    const { db } = database
    const log = createLog('error')
    const dir = await mkdtemp(join(tmpdir(), 'import-'))
    close = async () => {
      await database.close()
      await fresh.drop()
      await rm(dir, { recursive: true })
    }
    const objects = folderObjects(join(dir, 'objects'))
    take({ db, tools: { db, log, clock: systemClock, jobs: createJobs({ db, log }) }, dir, objects })
  })
  afterEach(() => close())
}
