import type { Tools } from '@hojip/db'
import { hourMs } from '@hojip/platform/clock'
import { sweepAccounts } from '../store/sweep.ts'

const everyMs = 6 * hourMs

/**
 * Deletes expired rows now and every six hours; several processes may run it at once. Returns a function that stops it.
 */
export function startSweeping({ db, log }: Pick<Tools, 'db' | 'log'>): () => Promise<void> {
  let running = Promise.resolve()
  const sweep = () => {
    running = sweepAccounts(db).catch((error: unknown) => log.warn('accounts.sweep-failed', { error }))
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
