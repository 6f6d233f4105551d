import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { forgetAuthor } from './store/change.ts'

/** Registers the reaction to a closed account: its questions and answers stay, but without the author's name. */
export function questionsJobs(tools: Tools): void {
  tools.jobs.on('accounts/closed', 'questions', ({ userId }) =>
    inTransaction(tools.db, (tx) => forgetAuthor(tx, userId)),
  )
}
