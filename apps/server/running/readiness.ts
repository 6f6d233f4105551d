import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tools } from '@hojip/db'
import { stateOfMigrations } from '@hojip/db/migrate'
import { askServerFacts, serverFault, type ServerFacts, theRow } from '@hojip/platform/db'
import type { FastifyInstance } from 'fastify'
import { CompiledQuery } from 'kysely'
import type { Config } from '../config.ts'

export interface ReadinessOptions {
  tools: Tools
  config: Pick<Config, 'dataDir' | 'ROLE'>
  /** Whether the process is shutting down: it finishes the requests it has and takes no new ones. */
  isDraining: () => boolean
  /** For tests. */
  freeBytes?: (folder: string) => Promise<number>
}

/** The state of each part; the mall is ready when all of them are `ok`. A process that only answers requests has no jobs. */
export interface Readiness {
  ready: boolean
  /** For people: a sentence on each part that is not `ok`. */
  why: string[]
  parts: {
    database: 'ok' | 'away' | 'unfit'
    migrations: 'ok' | 'missing' | 'newer' | 'unknown'
    disk: 'ok' | 'full' | 'not writable'
    jobs: 'ok' | 'not looking' | 'elsewhere'
    process: 'ok' | 'ending'
  }
}

const databaseWithinMs = 1_000
/** With less free space, writes are about to fail. */
const leastFreeBytes = 64 * 2 ** 20
/** Answers are cached for one second, so that frequent probes cost nothing. */
const cachedMs = 1_000

type Parts = Readiness['parts']

interface OfDatabase {
  states: Pick<Parts, 'database' | 'migrations'>
  /** What makes the server unfit. */
  fault?: string | undefined
}

async function askDatabase({ db }: Tools): Promise<OfDatabase> {
  const { rows } = await db.executeQuery<ServerFacts>(CompiledQuery.raw(askServerFacts))
  const fault = serverFault(theRow(rows))
  return { states: { database: fault ? 'unfit' : 'ok', migrations: await stateOfMigrations(db) }, fault }
}

async function lookAtDatabase(tools: Tools): Promise<OfDatabase> {
  const away: OfDatabase = { states: { database: 'away', migrations: 'unknown' } }
  return Promise.race([askDatabase(tools).catch(() => away), sleep(databaseWithinMs, away, { ref: false })])
}

async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function diskPart(options: ReadinessOptions): Promise<Parts['disk']> {
  const { freeBytes = freeOnDisk } = options
  const { dataDir } = options.config
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

const sentences: { [Part in keyof Parts]: Partial<Record<Exclude<Parts[Part], 'ok'>, string>> } = {
  database: { away: 'The database does not answer.' },
  migrations: {
    missing: 'The database is older than this process: run npm run migrate of this version.',
    newer: 'The database belongs to a newer version: replace this process by one of that version.',
  },
  disk: { full: 'The disk of DATA_DIR is almost full.', 'not writable': 'DATA_DIR cannot be written to.' },
  jobs: { 'not looking': 'No jobs are taken from the queue.' },
  process: { ending: 'The process finishes its requests and ends.' },
}

function reasonsOf(parts: Parts, fault: string | undefined): string[] {
  const faults = Object.entries(parts).flatMap(([part, state]) => {
    const ofPart: Record<string, string> = sentences[part as keyof Parts]
    return ofPart[state] ?? []
  })
  return fault ? [`The database ${fault}.`, ...faults] : faults
}

function jobsPart({ tools, config }: ReadinessOptions): Parts['jobs'] {
  if (config.ROLE === 'web') return 'elsewhere'
  return tools.jobs.isLooking() ? 'ok' : 'not looking'
}

interface Looked {
  parts: Omit<Parts, 'process'>
  fault: string | undefined
}

async function lookAt(options: ReadinessOptions): Promise<Looked> {
  const [{ states, fault }, disk] = await Promise.all([lookAtDatabase(options.tools), diskPart(options)])
  return { parts: { ...states, disk, jobs: jobsPart(options) }, fault }
}

function readinessOf({ parts: looked, fault }: Looked, isDraining: boolean): Readiness {
  const parts: Parts = { ...looked, process: isDraining ? 'ending' : 'ok' }
  const ready = Object.values(parts).every((part) => part === 'ok' || part === 'elsewhere')
  return { ready, why: reasonsOf(parts, fault), parts }
}

/**
 * `/health` answers while the process is alive: a supervisor restarts one that does not answer. `/ready` tells whether it
 * can serve requests: a load balancer sends it requests only then. `docs/operating.md` explains each part.
 * @returns asks the same in this process
 */
export function registerReadiness(app: FastifyInstance, options: ReadinessOptions): () => Promise<boolean> {
  let cached: { looking: Promise<Looked>; atMs: number } | undefined
  const look = async (): Promise<Readiness> => {
    if (!cached || performance.now() - cached.atMs >= cachedMs)
      cached = { looking: lookAt(options), atMs: performance.now() }
    // That the process is ending counts at once.
    return readinessOf(await cached.looking, options.isDraining())
  }
  app.get('/health', async () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    const readiness = await look()
    return readiness.ready ? readiness : reply.code(503).header('retry-after', '2').send(readiness)
  })
  return async () => (await look()).ready
}
