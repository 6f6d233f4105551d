import { claimQuestion, type AttemptRow } from '../store/attempts.ts'
import { askAbout } from './ask-gateway.ts'
import type { PaymentsTools } from './tools.ts'

/** Asks the gateway about an attempt, unless somebody has just done so. */
export type AskOnce = (attempt: AttemptRow) => Promise<unknown>

/**
 * One question an attempt in three seconds, whoever wishes it and in whichever process: a merchant may ask a gateway so often
 * and no more, and refunds and payments of all others need those questions. Who asks meanwhile in the same process waits for
 * the answer under way; elsewhere the state that is known counts.
 */
export function createAskOnce(tools: PaymentsTools): AskOnce {
  const underWay = new Map<string, Promise<unknown>>()
  const ask = async (attempt: AttemptRow) => {
    if (await claimQuestion(tools.db, attempt.id)) await askAbout(tools, attempt)
  }
  return (attempt) => {
    const running = underWay.get(attempt.id)
    if (running) return running
    const asking = ask(attempt).finally(() => underWay.delete(attempt.id))
    underWay.set(attempt.id, asking)
    return asking
  }
}
