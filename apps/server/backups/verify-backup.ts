import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBooks, type Finding } from '@hojip/books'
import type { Tables } from '@hojip/db'
import { miscounted, onScratch, restoreBackup } from '@hojip/db/backup'
import { openDatabase } from '@hojip/platform/db'
import { startEmbeddedPostgres } from '@hojip/platform/embedded-postgres'
import type { Log } from '@hojip/platform/log'

interface Verifying {
  /** The unpacked backup. */
  folder: string
  /** An empty database, which is emptied afterwards; left out: the embedded server, started for this alone. */
  url: string | undefined
  step: Parameters<typeof restoreBackup>[0]['step']
  log: Log
}

export interface Verified {
  takenAt: string
  rows: number
  tables: number
  files: number
  /** Tables with another number of rows than the backup names. */
  miscounted: string[]
  findings: Finding[]
}

/** What is lost with the machine costs nothing here. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

async function withServer<T>({ url, log }: Verifying, work: (url: string) => Promise<T>): Promise<T> {
  if (url) return work(url)
  const place = await mkdtemp(join(tmpdir(), 'hojip-verify-'))
  // The server's own user has to enter it. The data in it is readable by that user alone.
  await chmod(place, 0o755)
  const server = await startEmbeddedPostgres({
    dataDir: join(place, 'postgres'),
    log,
    alone: true,
    settings: careless,
  })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
    await rm(place, { recursive: true, force: true })
  }
}

async function booksOf(url: string, copiedAt: Date): Promise<Finding[]> {
  const database = openDatabase<Tables>({ url, max: 2 })
  try {
    return await checkBooks(database.db, { now: copiedAt, copiedAt })
  } finally {
    await database.close()
  }
}

/**
 * Restores a backup where nobody uses it, and checks what came out: every file by its checksum, the rows of every table, what
 * points at what, and the books as of the moment of the backup. Nothing of the mall is started, and nothing of it stays.
 */
export async function verifyBackup(verifying: Verifying): Promise<Verified> {
  const { folder, step, log } = verifying
  const dataDir = await mkdtemp(join(tmpdir(), 'hojip-verify-data-'))
  try {
    return await withServer(verifying, (url) =>
      onScratch(url, async () => {
        const manifest = await restoreBackup({ url, dataDir: join(dataDir, 'data'), folder, step, log })
        step('Counting')
        const differing = await miscounted(url, manifest)
        step('Checking the books')
        const findings = await booksOf(url, new Date(manifest.takenAt))
        return {
          takenAt: manifest.takenAt,
          rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
          tables: manifest.tables.length,
          files: manifest.files.length,
          miscounted: differing,
          findings,
        }
      }),
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
