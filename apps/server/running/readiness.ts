import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tools } from '@hojip/db'
import { missingMigrations } from '@hojip/db/migrate'
import type { FastifyInstance } from 'fastify'

export interface ReadinessOptions {
  tools: Tools
  /** The folder of pictures, uploads and the embedded database. */
  dataDir: string
  /** Whether the process is shutting down: it finishes the requests it has and takes no new ones. */
  isDraining: () => boolean
  /** For tests. */
  freeBytes?: (folder: string) => Promise<number>
}

/** The state of each part; the mall is ready when all of them are `ok`. */
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
/** With less free space, writes are about to fail. */
const leastFreeBytes = 64 * 2 ** 20
/** Answers are cached for one second, so that frequent probes cost nothing. */
const cachedMs = 1_000

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
 * `/health` says that the process is alive: a supervisor restarts one that does not answer. `/ready` says whether it
 * can serve requests: a load balancer sends it requests only then. `docs/operating.md` explains each part.
 */
export function registerReadiness(app: FastifyInstance, options: ReadinessOptions): void {
  let cached: { looking: Promise<Readiness>; atMs: number } | undefined
  const look = (): Promise<Readiness> => {
    if (!cached || performance.now() - cached.atMs >= cachedMs)
      cached = { looking: lookAt(options), atMs: performance.now() }
    return cached.looking
  }
  app.get('/health', async () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    const readiness = await look()
    return readiness.ready ? readiness : reply.code(503).header('retry-after', '2').send(readiness)
  })
}
