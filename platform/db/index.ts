import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isRefusal, type Refusal } from '../refusal/index.ts'
import { committed, written } from './transactions/after-commit.ts'
import { tidyConnection, type OnStatement, type Watchers } from './connection.ts'
import { addressOf, connectionLimits } from './limits.ts'
import { watchForSilence, type Patience } from './silence.ts'
import { answerOfWork, type AnswerOf } from './statements/transaction-statements.ts'

export { onCommit, onWrite, tellAfterCommit } from './transactions/after-commit.ts'
export { withoutLimit } from './connection.ts'
export { openDatabaseClock, type DatabaseClock } from './database-clock.ts'
export type { Runner } from './runner.ts'
export { addressOf } from './limits.ts'
export { connectionsAllowed } from './server/connections.ts'
export {
  askServerFacts,
  refuseForgetfulPooler,
  serverFault,
  type ServerFacts,
} from './server/server-fitness.ts'
export { anyOf } from './statements/any-of.ts'
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
export { theRow } from './statements/the-row.ts'
export { withinPattern, wordPatterns } from './statements/word-patterns.ts'
export { inBatches } from './transactions/in-batches.ts'
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
  /** Opens new connections at this address from now on. */
  moveTo(url: string): void
  close(): Promise<void>
}

interface DatabaseOptions {
  url: string
  /** Maximum number of connections. */
  max?: number
  onError?: (error: Error) => void
  /** Is called for every statement, so it must be quick. */
  onStatement?: OnStatement
  /** How soon a silent connection is cut. */
  patience?: Patience
}

/** Opens a pool whose statements are all named and travel together where possible. */
export function openDatabase<Tables>(options: DatabaseOptions): Database<Tables> {
  const connection = { connectionString: options.url, application_name: `hojip-${randomUUID()}` }
  const pool = new pg.Pool({
    ...connection,
    ...connectionLimits,
    max: options.max ?? 10,
    // An unused connection takes some 5 MB of the server; a busy pool uses all of them more often than this.
    idleTimeoutMillis: 20_000,
    // Lets statements be sent before the previous ones are answered, see `connection.ts`.
    pipeline: true,
  })
  // A connection that dies emits an error: through the pool while idle, itself while in use. Without a listener either
  // would end the process.
  pool.on('error', (error) => options.onError?.(error))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const stopWatching = watchForSilence({
    pool,
    connection,
    isWaiting: (client) => wrapped.get(client)?.isWaiting() ?? false,
    onGivenUp: (count) =>
      options.onError?.(new Error(`${addressOf(options.url)} fell silent: ${count} connections given up`)),
    ...(options.patience ? { patience: options.patience } : {}),
  })
  const tools = { onStatement: options.onStatement, onWrite: () => written(db) }
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: namedStatements(pool, tools) as unknown as pg.Pool }),
  })
  // Statements that are waiting for an answer at the end must not wait for ever.
  const moveTo = (url: string) => {
    connection.connectionString = url
    pool.options.connectionString = url
  }
  return { db, pool, moveTo, close: () => db.destroy().finally(stopWatching) }
}

const wrapped = new WeakMap<pg.PoolClient, ReturnType<typeof tidyConnection>>()

function namedStatements(pool: pg.Pool, watchers: Watchers) {
  return {
    options: pool.options,
    Client: pg.Client,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      let wrapper = wrapped.get(client)
      if (!wrapper) wrapped.set(client, (wrapper = tidyConnection(client, watchers)))
      return wrapper
    },
  }
}

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('rolled back by a refusal')
    this.refusal = refusal
  }
}

const retryable = new Set(['40001', '40P01'])
const maxTries = 4

/**
 * Runs `work` in one transaction. A refusal returned by it rolls everything back and is the answer; a statement made by
 * `committing` is sent with the commit. A serialisation failure or deadlock repeats the whole transaction.
 */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<AnswerOf<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      let used: object | undefined
      const answer = await db.transaction().execute(async (tx) => {
        used = tx
        const result = await work(tx)
        if (isRefusal(result)) throw new RolledBack(result)
        return answerOfWork(tx, result)
      })
      committed(db, used!)
      return answer
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as AnswerOf<T>
      const code = (error as { code?: string }).code ?? ''
      if (!retryable.has(code) || attempt >= maxTries) throw error
    }
  }
}
