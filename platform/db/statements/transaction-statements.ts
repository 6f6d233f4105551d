import { sql, type RawBuilder } from 'kysely'
import type { Refusal } from '../../refusal/index.ts'
import { thenCommit, withNext } from '../connection.ts'
import type { Runner } from '../runner.ts'
import { statement } from './statement.ts'

/**
 * A statement whose answer nobody needs, such as one that only takes locks. Inside a transaction it travels with the
 * next statement, and its error rejects that one.
 */
export function unanswered<Args extends readonly unknown[]>(
  build: (...args: Args) => RawBuilder<unknown>,
): (db: Runner, ...args: Args) => Promise<void> {
  const run = statement((...args: Args) => sql`${build(...args)} ${withNext}`)
  return async (db, ...args) => void (await run(db, ...args))
}

const send = Symbol('send')

/**
 * The last statement of a transaction, and the transaction's result. Work does not run it but returns it, and
 * `inTransaction` sends it in one packet with the commit. So no statement can follow it, and no refusal.
 */
export interface CommittingStatement<Answer = void> {
  readonly [send]: (tx: Runner) => Promise<unknown>
  readonly answer: Answer
  /** The same statement, with a result for the caller. */
  answering<T>(answer: T extends Refusal ? never : T): CommittingStatement<T>
}

function committingBy<T>(run: (tx: Runner) => Promise<unknown>, answer: T): CommittingStatement<T> {
  return { [send]: run, answer, answering: (other) => committingBy(run, other as never) }
}

/**
 * A statement that ends its transaction, so that its locks are not held while its answer is on the way. If its effect
 * must not be committed, the statement itself has to fail.
 */
export function committing<Args extends readonly unknown[]>(
  build: (...args: Args) => RawBuilder<unknown>,
): (...args: Args) => CommittingStatement {
  const run = statement((...args: Args) => sql`${build(...args)} ${thenCommit}`)
  return (...args) => committingBy((tx) => run(tx, ...args), undefined)
}

/** The result of a transaction whose work returns a `T`. */
export type AnswerOf<T> = T extends CommittingStatement<infer Answer> ? Answer : T

/** Sends what a transaction's work has returned, if it is a last statement, and returns its answer. */
export async function answerOfWork<T>(tx: Runner, result: T): Promise<AnswerOf<T>> {
  if (typeof result !== 'object' || result === null || !(send in result)) return result as AnswerOf<T>
  const last = result as unknown as CommittingStatement<AnswerOf<T>>
  await last[send](tx)
  return last.answer
}
