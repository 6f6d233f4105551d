import type { Kysely, Transaction } from 'kysely'
import { isRefusal, type Refusal } from '../../refusal/index.ts'
import { isOutcomeUnknown } from '../connection.ts'
import { answerOfWork, type AnswerOf } from '../statements/transaction-statements.ts'
import { isLost, isReadOnly } from '../unavailable.ts'
import { committed } from './after-commit.ts'

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('rolled back by a refusal')
    this.refusal = refusal
  }
}

/** PostgreSQL has rolled the transaction back so that another one could go on. */
const yielded = new Set(['40001', '40P01'])
const mostYields = 3

const repeatable = new WeakSet<object>()

/**
 * Says that this transaction may run again although it may have been committed: what it does is stored with a key that a
 * second run finds, or it is conditional, so that a second run changes nothing.
 */
export function markRepeatable(tx: object): void {
  repeatable.add(tx)
}

/** Runs a statement that is a transaction of its own and repeatable: again, once, when its connection was lost. */
export async function runRepeatable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isLost(error) && !isReadOnly(error)) throw error
    return run()
  }
}

/** What went wrong so far with one transaction. */
interface Mishaps {
  yields: number
  losses: number
}

/**
 * Whether the whole transaction may run once more. After a deadlock or a serialisation failure it may, up to three times:
 * nothing of it has happened. When its connection was lost it may once: if the commit had not been sent, since nothing
 * has happened then either; otherwise only if the transaction is repeatable, because nobody knows whether it happened.
 */
function mayRunAgain(error: unknown, tx: object | undefined, mishaps: Mishaps): boolean {
  const { code = '' } = error as { code?: string }
  if (yielded.has(code)) return (mishaps.yields += 1) <= mostYields
  // Without a transaction there was no connection, and all servers have been tried.
  if (!tx || !(isLost(error) || isReadOnly(error)) || (mishaps.losses += 1) > 1) return false
  return !isOutcomeUnknown(error) || repeatable.has(tx)
}

/**
 * Runs `work` in one transaction. A refusal returned by it rolls everything back and is the answer; a statement made by
 * `committing` is sent with the commit. A serialisation failure, a deadlock or a lost connection repeats the whole
 * transaction where that cannot do its work twice.
 */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<AnswerOf<T>> {
  const mishaps: Mishaps = { yields: 0, losses: 0 }
  const lost: object[] = []
  for (;;) {
    let used: object | undefined
    try {
      const answer = await db.transaction().execute(async (tx) => {
        used = tx
        const result = await work(tx)
        if (isRefusal(result)) throw new RolledBack(result)
        return answerOfWork(tx, result)
      })
      // A lost one may be the one that was committed; the one that found its answer has nothing to tell.
      for (const one of [...lost, used!]) committed(db, one)
      return answer
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as AnswerOf<T>
      if (!mayRunAgain(error, used, mishaps)) throw error
      if (used && isOutcomeUnknown(error)) lost.push(used)
    }
  }
}
