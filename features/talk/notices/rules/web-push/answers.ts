import { hourMs } from '@hojip/platform/clock'

/** What a push service's answer means for a message and its subscription. */
export type PushOutcome =
  | { is: 'taken' }
  /** The browser has unsubscribed, or is gone. */
  | { is: 'gone' }
  /** The same request would be refused again: it is too large, or the signature is not the subscription's. */
  | { is: 'refused' }
  | { is: 'later'; afterMs: number | undefined }

const longestWaitMs = hourMs

/** `Retry-After` in ms, as seconds or as a date; at most an hour. */
function waitOf(retryAfter: string | null, nowMs: number): number | undefined {
  if (retryAfter === null) return undefined
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1_000), longestWaitMs) : undefined
}

/** RFC 8030, sections 5 and 8.4; Apple and Google answer 410 for what is gone, Microsoft 404 or 410. */
export function outcomeOf(status: number, retryAfter: string | null, nowMs: number): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'taken' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 429 || status >= 500) return { is: 'later', afterMs: waitOf(retryAfter, nowMs) }
  return { is: 'refused' }
}
