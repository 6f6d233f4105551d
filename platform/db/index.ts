import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { written } from './transactions/after-commit.ts'
import {
  createNames,
  tidyConnection,
  type Connection,
  type OnStatement,
  type ReadAgain,
  type Ways,
} from './connection.ts'
import { addressOf } from './hosts/address.ts'
import { openPool, type ServersPool } from './hosts/pool.ts'
import { connectionLimits } from './limits.ts'
import { watchForSilence, type Patience } from './silence.ts'

export { onCommit, onWrite, tellAfterCommit } from './transactions/after-commit.ts'
export { withoutLimit, type Connection, type OnStatement } from './connection.ts'
export { openDatabaseClock, type DatabaseClock } from './database-clock.ts'
export type { Runner } from './runner.ts'
export { addressOf, loginOf, readAddress } from './hosts/address.ts'
export { connectTo } from './hosts/connect.ts'
export { connectionsAllowed } from './server/connections.ts'
export {
  askServerFacts,
  refuseForgetfulPooler,
  serverFault,
  type ServerFacts,
} from './server/server-fitness.ts'
export { anyOf, type Given } from './statements/any-of.ts'
export { insertsOf } from './statements/insert-into.ts'
export { limitOffset, offsetOf, type PageRequest } from './statements/page.ts'
export { column, jsonOf, record, type JsonOf, type RowOf } from './statements/record.ts'
export { readSetting, whileHeld, writeSetting } from './setting.ts'
export { statement } from './statements/statement.ts'
export {
  committing,
  unanswered,
  type AnswerOf,
  type CommittingStatement,
} from './statements/transaction-statements.ts'
export { kindOfStatement } from './statements/statement-span.ts'
export { theRow } from './statements/the-row.ts'
export { withinPattern, wordPatterns } from './statements/word-patterns.ts'
export { inBatches } from './transactions/in-batches.ts'
export { inTransaction, markRepeatable, runRepeatable } from './transactions/in-transaction.ts'
export { together } from './transactions/together.ts'
export { isUnavailable } from './unavailable.ts'

/** `int8` arrives as text. Every bigint of the mall (fen, counts) fits a safe integer; one that does not is a bug. */
pg.types.setTypeParser(20, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`)
  return value
})

export interface Database<Tables> {
  db: Kysely<Tables>
  pool: pg.Pool
  /** One of its connections, for statements outside transactions that have to be answered by the same server. */
  connect(): Promise<Connection>
  /** Opens new connections at this address from now on. */
  moveTo(url: string): void
  close(): Promise<void>
}

interface DatabaseOptions {
  url: string
  /** Maximum number of connections. */
  max?: number
  onError?: (error: Error) => void
  /** Whether statements get names, which a pooler may forget; they do unless false. */
  isNamed?: boolean
  /** Is called for every statement, so it must be quick. */
  onStatement?: OnStatement
  /** Gets how long each statement or transaction waited for a free connection. */
  onWait?: (ms: number) => void
  /** How soon a silent connection is cut. */
  patience?: Patience
}

/** Opens a pool whose statements are all named and travel together where possible. */
export function openDatabase<Tables>(options: DatabaseOptions): Database<Tables> {
  const name = `hojip-${randomUUID()}`
  const servers = openPool(options.url, {
    application_name: name,
    ...connectionLimits,
    max: options.max ?? 10,
    // An unused connection takes some 5 MB of the server; a busy pool uses all of them more often than this.
    idleTimeoutMillis: 20_000,
    // Lets statements be sent before the previous ones are answered, see `connection.ts`.
    pipeline: true,
  })
  const { pool } = servers
  // A connection that dies emits an error: through the pool while idle, itself while in use. Without a listener either
  // would end the process.
  pool.on('error', (error) => options.onError?.(error))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const stopWatching = watchForSilence({
    pool,
    name,
    urlOf: servers.urlOf,
    isWaiting: (client) => wrapped.get(client)?.isWaiting() ?? false,
    onGivenUp: (count) =>
      options.onError?.(new Error(`${addressOf(options.url)} fell silent: ${count} connections given up`)),
    ...(options.patience ? { patience: options.patience } : {}),
  })
  const tools = {
    nameOf: options.isNamed === false ? () => undefined : createNames(),
    onStatement: options.onStatement,
    onWait: options.onWait,
    onWrite: () => written(db),
  }
  const named = namedStatements(servers, tools)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named as unknown as pg.Pool }) })
  // Statements that are waiting for an answer at the end must not wait for ever.
  return {
    db,
    pool,
    connect: named.connect,
    moveTo: servers.moveTo,
    close: () => db.destroy().finally(stopWatching),
  }
}

const wrapped = new WeakMap<pg.PoolClient, Connection>()

type Waits = Pick<DatabaseOptions, 'onWait'>

function namedStatements({ pool, connect }: ServersPool, { onWait, ...ways }: Ways & Waits) {
  const open = async (): Promise<Connection> => {
    const askedMs = performance.now()
    const client = await connect()
    onWait?.(performance.now() - askedMs)
    let wrapper = wrapped.get(client)
    if (!wrapper) wrapped.set(client, (wrapper = tidyConnection(client, ways, readAgain)))
    return wrapper
  }
  const readAgain: ReadAgain = async (text, values) => {
    const other = await open()
    try {
      await other.query('begin read only')
      const answer = await other.query(text, values)
      await other.query('commit')
      return answer
    } catch (error) {
      await other.query('rollback')
      throw error
    } finally {
      other.release()
    }
  }
  return { options: pool.options, Client: pg.Client, end: () => pool.end(), connect: open }
}
