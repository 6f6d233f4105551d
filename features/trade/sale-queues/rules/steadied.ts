import { minuteMs } from '@hojip/platform/clock'

/** What a page shows of a turn. */
export interface ShownTurn {
  state: string
  number: number | null
  before: number | null
  waitMs: number | null
  serverTime: number
}

/**
 * What a page shows next, after `shown`. A place never grows, even where the database's clock steps back for a moment, as
 * after a failover; `isSlower` says that the wait has grown by more than a minute, because people are let in more slowly.
 */
export function steadied<T extends ShownTurn>(
  shown: (T & { isSlower: boolean }) | undefined,
  now: T,
): T & { isSlower: boolean } {
  if (!shown || now.state !== 'waiting' || shown.number !== now.number) return { ...now, isSlower: false }
  const before =
    shown.before === null || now.before === null ? now.before : Math.min(shown.before, now.before)
  if (shown.waitMs === null || now.waitMs === null) return { ...now, before, isSlower: shown.isSlower }
  const laterMs = now.serverTime + now.waitMs - (shown.serverTime + shown.waitMs)
  return { ...now, before, isSlower: laterMs > minuteMs || (shown.isSlower && laterMs > -minuteMs) }
}
