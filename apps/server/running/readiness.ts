import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tools } from '@hojip/db'
import { missingMigrations } from '@hojip/db/migrate'
import type { FastifyInstance } from 'fastify'

export interface ReadinessOptions {
  tools: Tools
  /** Where pictures, uploads and the embedded database are written. */
  dataDir: string
  /** The process is ending: it finishes what it has and takes nothing new. */
  isDraining: () => boolean
  /** For tests. */
  freeBytes?: (folder: string) => Promise<number>
}

/** What each part has to say; the mall is ready when all of it is `ok`. */
export interface Readiness {
  ready: boolean
  parts: {
    database: 'ok' | 'away'
    migrations: 'ok' | 'missing' | 'unknown'
    disk: 'ok' | 'full' | 'not writable'
    jobs: 'ok' | 'not looking'
    process: 'ok' | 'ending'
  }
}

const databaseWithinMs = 1_000
/** Below that much free space writing is about to fail. */
const leastFreeBytes = 64 * 2 ** 20
/** An answer may be so old: who asks often costs nothing. */
const keptMs = 1_000

type Parts = Readiness['parts']

async function databaseParts({ db }: Tools): Promise<Pick<Parts, 'database' | 'migrations'>> {
  const asked = missingMigrations(db).then((missing): Pick<Parts, 'database' | 'migrations'> => ({
    database: 'ok',
    migrations: missing.length === 0 ? 'ok' : 'missing',
  }))
  const away = { database: 'away', migrations: 'unknown' } as const
  return Promise.race([asked.catch(() => away), sleep(databaseWithinMs, away, { ref: false })])
}

async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function diskPart({ dataDir, freeBytes = freeOnDisk }: ReadinessOptions): Promise<Parts['disk']> {
  const file = join(dataDir, `.ready-${randomUUID()}`)
  try {
    if ((await freeBytes(dataDir)) < leastFreeBytes) return 'full'
    await writeFile(file, 'ready')
    return 'ok'
  } catch (error) {
    return (error as { code?: string }).code === 'ENOSPC' ? 'full' : 'not writable'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

async function lookAt(options: ReadinessOptions): Promise<Readiness> {
  const { tools, isDraining } = options
  const [ofDatabase, disk] = await Promise.all([databaseParts(tools), diskPart(options)])
  const parts: Parts = {
    ...ofDatabase,
    disk,
    jobs: tools.jobs.isLooking() ? 'ok' : 'not looking',
    process: isDraining() ? 'ending' : 'ok',
  }
  return { ready: Object.values(parts).every((part) => part === 'ok'), parts }
}

/**
 * `/health` says that the process lives: a supervisor ends one that does not answer. `/ready` says whether it can serve:
 * a balancer sends it requests only then. `docs/operating.md` says what each part means.
 */
export function registerReadiness(app: FastifyInstance, options: ReadinessOptions): void {
  let kept: { looking: Promise<Readiness>; atMs: number } | undefined
  const look = (): Promise<Readiness> => {
    if (!kept || performance.now() - kept.atMs >= keptMs)
      kept = { looking: lookAt(options), atMs: performance.now() }
    return kept.looking
  }
  app.get('/health', async () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    const readiness = await look()
    return readiness.ready ? readiness : reply.code(503).header('retry-after', '2').send(readiness)
  })
}
