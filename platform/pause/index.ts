import { setTimeout as sleep } from 'node:timers/promises'

/** Waits so long, or until the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => undefined)
}
