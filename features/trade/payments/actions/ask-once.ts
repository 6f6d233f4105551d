import { claimQuestion, type AttemptRow } from '../store/attempts.ts'
import { askAbout } from './ask-gateway.ts'
import type { PaymentsTools } from './tools.ts'

/** Asks the gateway about an attempt, unless somebody has asked within the last three seconds. */
export type AskOnce = (attempt: AttemptRow) => Promise<unknown>

/**
 * At most one question per attempt in three seconds, across all processes: gateways limit how often a
 * merchant may ask, and refunds and other payments need their share. Concurrent callers in one process share
 * the request that is under way; callers in other processes get the stored state.
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
