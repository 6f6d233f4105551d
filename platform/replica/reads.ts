import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import {
  isUnavailable,
  openDatabase,
  theRow,
  type Connection,
  type Database,
  type OnStatement,
  type Runner,
} from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { everything, positionOf, type Position } from './position.ts'
import { watchProof, type Place, type Proof } from './proof.ts'

/** Where what only reads is read: from a replica, where there is one and it has what the reader must see. */
export interface Reads<Tables> {
  hasReplica: boolean
  /**
   * A database for single reading statements, without transactions. The replica answers a statement when it has everything
   * that was committed before the position of that moment; for undefined it may be behind by `mostLagMs`. Otherwise,
   * and when it fails, the primary answers at once.
   */
  from(position: () => Position | undefined): Kysely<Tables>
  /** The same for a position that stays as it is. */
  at(position: Position | undefined): Kysely<Tables>
  /** Where the primary is: above everything that has been committed until now. */
  position(): Promise<Position>
  /** How many statements each server has answered. */
  counts(): Readonly<Counts>
  /** How many seconds the replica is behind, asked now; undefined when there is none, or not known. Rejects when it does not answer. */
  lagSeconds(): Promise<number | undefined>
  close(): Promise<void>
}

interface Counts {
  replica: number
  primary: number
}

/** Without a replica everything is read from the one database, by itself. */
function primaryReads<Tables>(db: Kysely<Tables>): Reads<Tables> {
  return {
    hasReplica: false,
    from: () => db,
    at: () => db,
    position: async () => everything,
    counts: () => ({ replica: 0, primary: 0 }),
    lagSeconds: async () => undefined,
    close: async () => undefined,
  }
}

/** What these tools read from. */
export function readsOf<Tables>(tools: {
  db: Kysely<Tables>
  reads?: Reads<Tables> | undefined
}): Reads<Tables> {
  return tools.reads ?? primaryReads(tools.db)
}

export interface ReadsOptions<Tables> {
  primary: Pick<Database<Tables>, 'db' | 'connect'>
  /** The replica, or what stands before several of them. */
  url: string
  log: Log
  /** Maximum number of connections to it. */
  max?: number
  onStatement?: OnStatement
  mostLagMs?: number
}

/** A statement that waits for a replica waits less long than one that nobody else can answer. */
const patience = { everyMs: 500, silentMs: 1_000, glanceMs: 1_000 }

async function primaryPlace(db: Runner): Promise<Place & { end: Position }> {
  const { rows } = await sql<{ lsn: string; end: string; system: string }>`
    select pg_current_wal_flush_lsn()::text as lsn, pg_current_wal_insert_lsn()::text as end,
      system_identifier::text as system from pg_control_system()`.execute(db)
  const { lsn, end, system } = theRow(rows)
  return { position: positionOf(lsn), end: positionOf(end), system }
}

/** A replica that has become the primary has everything. */
const askPlace = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as lsn,
    system_identifier::text as system from pg_control_system()`

async function placeOf(connection: Connection): Promise<Place> {
  const { rows } = await connection.query(askPlace)
  const { lsn, system } = theRow(rows as { lsn: string; system: string }[])
  return { position: positionOf(lsn), system }
}

interface Replayed {
  lsn: string
  /** When the last transaction that it has replayed since its start was committed, by the primary's clock. */
  committed: Date | null
}

/** One that has become the primary has everything. */
const askReplayed = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as lsn,
    pg_last_xact_replay_timestamp() as committed`

/**
 * How long ago the primary was where the replica is now. Of clocks only the primary's counts; on an idle primary a replica that has
 * everything is not behind, however long ago the last commit was. One that has replayed nothing since its start cannot say where it
 * is in time: then it is behind by as long as a place of the primary has been missing there, which nobody knows at the first look.
 */
function createLag(primary: Runner, looking: Connect): () => Promise<number | undefined> {
  let missing: { position: Position; sinceMs: number } | undefined
  return async () => {
    const { rows } = await sql<{ lsn: string; now: Date }>`
      select pg_current_wal_flush_lsn()::text as lsn, clock_timestamp() as now`.execute(primary)
    const { lsn, now } = theRow(rows)
    const seen = await on(looking, (connection) => connection.query(askReplayed))
    const { lsn: replayed, committed } = theRow(seen.rows as Replayed[])
    const [position, reached, nowMs] = [positionOf(lsn), positionOf(replayed), now.getTime()]
    if (missing && reached >= missing.position) missing = undefined
    if (reached >= position) return 0
    if (committed !== null) return Math.max(0, nowMs - committed.getTime()) / 1_000
    if (missing) return Math.max(0, nowMs - missing.sinceMs) / 1_000
    missing = { position, sinceMs: nowMs }
    return undefined
  }
}

type Connect = () => Promise<Connection>

/** Runs the work on a connection. */
async function on<T>(connect: Connect, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect()
  try {
    return await work(connection)
  } finally {
    connection.release()
  }
}

/** Whether a connection's server has reached a position; it is asked as long as it is not known to be that far. */
function createReached() {
  const known = new WeakMap<Connection, Position>()
  return async (connection: Connection, position: Position): Promise<boolean> => {
    if ((known.get(connection) ?? 0n) >= position) return true
    const reached = (await placeOf(connection)).position
    known.set(connection, reached)
    return reached >= position
  }
}

/** What may be asked of a reader: what writes, or begins a transaction, is a bug. */
const onlyReads = /^\s*(select|with|values)\b/i
/** The server has cancelled the statement because it took too long, as it would elsewhere. */
const tookTooLong = '57014'
/** Replaying needed what the statement was reading. */
const inTheWay = '40001'

interface Statement {
  text: string
  values: readonly unknown[]
}
type Answer = Awaited<ReturnType<Connection['query']>>

interface Router {
  replica: Connect
  proof: Proof
  log: Log
}

type Ask = (statement: Statement, position: Position | undefined) => Promise<Answer | undefined>

/** Asks the replica; undefined when the primary has to answer. */
function createAsk({ replica, proof, log }: Router): Ask {
  const hasReached = createReached()
  const ask: Ask = ({ text, values }, position) =>
    on(replica, async (connection) => {
      if (position !== undefined && !(await hasReached(connection, position))) return undefined
      return connection.query(text, values)
    })
  return async (statement, position) => {
    if (position === everything || !proof.isGood()) return undefined
    try {
      return await proof.untilAway(ask(statement, position))
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === tookTooLong) throw error
      if (isUnavailable(error)) proof.failed(error)
      else if (code !== inTheWay) log.warn('db.replica-refused', { text: statement.text, error })
      return undefined
    }
  }
}

/** Opens the replica beside the primary. It need not be there: then the primary answers until it is. */
export function openReads<Tables>(options: ReadsOptions<Tables>): Reads<Tables> {
  const { primary, url, log, mostLagMs } = options
  const common = { url, patience, onError: () => undefined }
  const replica = openDatabase({ ...common, max: options.max ?? 10, onStatement: options.onStatement })
  // Of its own, so that a busy replica is not taken for one that is gone.
  const looking = openDatabase({ ...common, max: 1 })
  const asked = { primary: () => primaryPlace(primary.db), replica: () => on(looking.connect, placeOf) }
  const proof = watchProof({ asked, log, ...(mostLagMs !== undefined && { mostLagMs }) })
  const ask = createAsk({ replica: replica.connect, proof, log })
  const counts: Counts = { replica: 0, primary: 0 }

  const from = (position: () => Position | undefined): Kysely<Tables> => {
    const query = async (text: string, values: readonly unknown[] = []): Promise<Answer> => {
      if (!onlyReads.test(text)) throw new Error(`a reader only reads: ${text}`)
      const found = await ask({ text, values }, position())
      counts[found ? 'replica' : 'primary'] += 1
      return found ?? on(primary.connect, (connection) => connection.query(text, values))
    }
    const connection = { query, release: () => undefined }
    const pool = { connect: async () => connection, end: async () => undefined }
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
  }
  const any = from(() => undefined)
  return {
    hasReplica: true,
    from,
    at: (position) => {
      if (position === undefined) return any
      return position === everything ? primary.db : from(() => position)
    },
    position: async () => {
      const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(
        primary.db,
      )
      return positionOf(theRow(rows).lsn)
    },
    counts: () => counts,
    lagSeconds: createLag(primary.db, looking.connect),
    close: async () => {
      await proof.stop()
      await Promise.all([replica.close(), looking.close()])
    },
  }
}
