import { useSyncExternalStore } from 'react'
import { datesFor, inZone, mallTimeName, readerZone, type Dates } from '../../dates/index.ts'
import { mallZone } from '../../mall-time/index.ts'
import { useRuntime } from '../runtime.ts'

function never() {
  return () => undefined
}

function zoneOfMall() {
  return mallZone
}

/** The mall's while the server's HTML is hydrated, since the server cannot know another; then the reader's. */
function useZone(): string {
  const { keepsMallTime, zone = readerZone } = useRuntime()
  return useSyncExternalStore(never, keepsMallTime ? zoneOfMall : zone, zoneOfMall)
}

/**
 * The forms of dates and times, in the reader's language and zone. Forms with "today" and "yesterday" need a now that
 * server and browser agree on.
 */
export function useDates(nowMs?: number): Dates {
  const { locale } = useRuntime()
  const zone = useZone()
  return datesFor({ locale, zone, nowMs: nowMs ?? browserNow() })
}

function browserNow(): number {
  return Date.now()
}

/** "China time" for a reader whose clock shows another time; undefined for all others, and while HTML is hydrated. */
export function useMallTimeName(): string | undefined {
  const { locale, zone = readerZone } = useRuntime()
  return mallTimeName(locale, browserNow(), useSyncExternalStore(never, zone, zoneOfMall))
}

/** Names the zone of hours to a reader whose clock shows another time: "9:00–18:00 (China time)". */
export function useInMallTime(): (hours: string) => string {
  const { locale } = useRuntime()
  const zone = useMallTimeName()
  return (hours) => inZone(locale, hours, zone)
}
