import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { dayMs } from '../clock/index.ts'
import { spanOfStatement } from './statements/statement-span.ts'
import { isAnswered, isLost, isReadOnly } from './unavailable.ts'

/**
 * Marks a statement whose answer nobody needs, such as one that only takes locks. Inside a transaction it travels with
 * the next statement, and its error rejects that one.
 */
export const withNext = sql`/* with next */`

/**
 * Marks the last statement of a transaction: it travels with the commit, so that its locks are not held while its
 * answer is on the way. Once it is answered the transaction is over: no statement may follow, and no refusal. If its
 * effect must not be committed, the statement itself has to fail.
 */
export const thenCommit = sql`/* then commit */`

/**
 * Marks a statement of a job that may take long in a large mall. Its transaction has to switch off the server's limit too:
 * `set local statement_timeout = 0`.
 */
export const withoutLimit = sql`/* without limit */`

const isUnlimited = /\/\* without limit \*\/\s*$/
/** The client gives such a statement a day, since a timeout of 0 means its usual one. */
const unlimited = { query_timeout: dayMs } as object

const waits = /\/\* with next \*\/\s*$/
const ends = /\/\* then commit \*\/\s*$/
const begins = /^(begin|start transaction)\b/i
/** Several statements in one text, as libraries send them, which leave their transaction open when one of them fails. */
const beginsInside = /\bbegin\s*;/i
/** A `with` may also only read; then those who wait for changes look once in vain. */
const writes = /^\s*(insert|update|delete|merge|with|call|begin)\b/i
/** A `with` may also write; then `ReadAgain` fails. */
const mayRead = /^\s*(select|with)\b/i
const unnamed = /^\s*(begin|commit|rollback|savepoint|release|start|set)\b/i

const maxNames = 2_000

/** A short name for a statement's text; undefined for a text that stays unnamed. */
export type NameOf = (text: string) => string | undefined

/** Names for the statements of one pool. Texts beyond the limit (lists of varying length) stay unnamed. */
export function createNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    if (unnamed.test(text)) return undefined
    const known = names.get(text)
    if (known || names.size >= maxNames) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    names.set(text, name)
    return name
  }
}

const unknown = new WeakSet<object>()

/** Whether the transaction's commit was sent and never answered: it may have happened. */
export function isOutcomeUnknown(error: unknown): boolean {
  return typeof error === 'object' && error !== null && unknown.has(error)
}

/** Runs what contains a commit. Without an answer of the server its outcome is unknown. */
async function decisive<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (error) {
    if (error instanceof Error && !isAnswered(error)) unknown.add(error)
    throw error
  }
}

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>
interface Statement {
  text: string
  values?: readonly unknown[] | undefined
}

function done(command: string): Answer {
  return { command, rowCount: null, rows: [] }
}

interface Transaction {
  /** Whether `begin` has been sent to the server. */
  isBegun: boolean
  /** Not sent yet. */
  held: Statement[]
  /** The state of the commit that was sent with the last statement. */
  commit?: 'sent' | 'done' | 'failed'
}

/** Sends several statements in one packet. The answers come in order, so the first error is the one reported. */
function createSender(client: pg.PoolClient, { nameOf, onStatement, onWrite }: Ways) {
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & Corked } })
    .connection
  let waiting = 0
  const send = async ({ text, values }: Statement, isAlone = false): Promise<Answer> => {
    const name = nameOf(text)
    waiting += 1
    const sentMs = performance.now()
    const span = spanOfStatement(text)
    let fault: unknown
    try {
      const answer = await client.query({
        ...(name && { name }),
        ...(isUnlimited.test(text) && unlimited),
        text,
        values: values as unknown[],
      })
      if (text === 'commit' || (isAlone && writes.test(text))) onWrite?.()
      return answer
    } catch (error) {
      fault = error
      throw error
    } finally {
      waiting -= 1
      span?.end(fault)
      onStatement?.(text, performance.now() - sentMs)
    }
  }
  /** Sends a statement after everything that waited, and others behind it; its answer, once all are answered. */
  const sendIn = async (transaction: Transaction, statement: Statement, ...others: Statement[]) => {
    const held = transaction.held.splice(0)
    transaction.isBegun = true
    stream.cork()
    const before = held.map((one) => send(one))
    const own = send(statement)
    const behind = others.map((one) => send(one))
    stream.uncork()
    const [answer] = await Promise.all([own, ...before, ...behind])
    return answer
  }
  return { send, sendIn, isWaiting: () => waiting > 0 }
}

/** Gets how long a statement waited for its answer, whether it succeeded or not. */
export type OnStatement = (text: string, ms: number) => void

/** How a connection works, and who is told. */
export interface Ways {
  nameOf: NameOf
  onStatement?: OnStatement | undefined
  /** Is called after each commit, and after a statement that writes without a transaction. */
  onWrite?: () => void
}

/**
 * Runs a statement on another connection, in a transaction that may only read: a statement that turns out to write fails
 * instead of writing twice.
 */
export type ReadAgain = (text: string, values?: readonly unknown[]) => Promise<Answer>

/** See `tidyConnection`. */
export type Connection = ReturnType<typeof tidyConnection>

interface Corked {
  cork(): void
  uncork(): void
}

type Sender = ReturnType<typeof createSender>

/** What a connection does between `begin` and the end of the transaction. */
function createTransactions({ send, sendIn }: Sender, onBroken: () => void) {
  let open: Transaction | undefined

  const commit = async (transaction: Transaction): Promise<Answer> => {
    const { isBegun, held, commit: sent } = transaction
    if (sent === 'done') return done('COMMIT')
    if (sent) throw new Error('the last statement of a transaction was not waited for')
    const isEmpty = !isBegun && held.length === 1
    return isEmpty ? done('COMMIT') : decisive(sendIn(transaction, { text: 'commit' }))
  }

  const rollback = async ({ isBegun, commit: sent }: Transaction): Promise<Answer> => {
    if (sent === 'failed' || !isBegun) return done('ROLLBACK')
    if (sent) throw new Error('a transaction was to be rolled back after its last statement')
    // The first error is the one that counts. The server itself rolls back when the connection cannot.
    try {
      return await send({ text: 'rollback' })
    } catch {
      onBroken()
      return done('ROLLBACK')
    }
  }

  const last = async (transaction: Transaction, statement: Statement): Promise<Answer> => {
    transaction.commit = 'sent'
    try {
      const answer = await decisive(sendIn(transaction, statement, { text: 'commit' }))
      transaction.commit = 'done'
      return answer
    } catch (error) {
      transaction.commit = 'failed'
      throw error
    }
  }

  const inside = async (transaction: Transaction, statement: Statement): Promise<Answer> => {
    if (transaction.commit) throw new Error(`after the last statement of a transaction: ${statement.text}`)
    if (ends.test(statement.text)) return last(transaction, statement)
    if (waits.test(statement.text)) {
      transaction.held.push(statement)
      return done('SELECT')
    }
    if (transaction.held.length === 0) return send(statement)
    return sendIn(transaction, statement)
  }

  return {
    isOpen: () => open !== undefined,
    begin: (text: string): Answer => {
      open = { isBegun: false, held: [{ text }] }
      return done('BEGIN')
    },
    run: async (statement: Statement): Promise<Answer> => {
      const transaction = open
      const { text } = statement
      // A commit that failed has left nothing open.
      if (!transaction) return done('ROLLBACK')
      if (text !== 'commit' && text !== 'rollback') return inside(transaction, statement)
      open = undefined
      return text === 'commit' ? commit(transaction) : rollback(transaction)
    },
  }
}

/**
 * A connection for Kysely whose statements are named, so that PostgreSQL plans each text once. `begin`, and
 * statements marked `withNext`, wait for the next statement and go out in one packet with it. A read outside a
 * transaction that loses the connection is repeated once on another one.
 */
export function tidyConnection(client: pg.PoolClient, ways: Ways, readAgain: ReadAgain) {
  const sender = createSender(client, ways)
  let isBroken = false
  let isReleased = false
  const release = (discard?: boolean) => {
    if (!isReleased) client.release(discard || isBroken)
    // One that was discarded never comes back.
    isReleased = Boolean(discard || isBroken)
  }
  const transactions = createTransactions(sender, () => (isBroken = true))

  const alone = async (statement: Statement): Promise<Answer> => {
    try {
      return await sender.send(statement, true)
    } catch (error) {
      if (beginsInside.test(statement.text)) isBroken = true
      if (!isLost(error) || !mayRead.test(statement.text)) throw error
      // All connections may be lost at once, and each would wait for the place of another one.
      release(true)
      return readAgain(statement.text, statement.values).catch(() => {
        throw error
      })
    }
  }

  const run = (statement: Statement): Promise<Answer> => {
    if (begins.test(statement.text)) return Promise.resolve(transactions.begin(statement.text))
    const isInside = transactions.isOpen() || statement.text === 'rollback'
    return isInside ? transactions.run(statement) : alone(statement)
  }

  return {
    query: async (text: string, values?: readonly unknown[]): Promise<Answer> => {
      try {
        return await run({ text, values })
      } catch (error) {
        // The server has become a standby: whoever gets this connection next could not write either.
        if (isReadOnly(error)) isBroken = true
        throw error
      }
    },
    release,
    /** Whether an answer is outstanding. */
    isWaiting: sender.isWaiting,
    processID: (client as { processID?: number }).processID,
  }
}
