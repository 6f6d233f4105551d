import { locales, type Locale } from '@hojip/platform/i18n'
import { readRates } from './read-rates.ts'
import { staffWaysIn, readersWaysIn } from './ways-in.ts'

/** What the operator of the machines has made of the mall: open, to be read only, or closed for a while. */
const modeNames = ['open', 'readOnly', 'closed'] as const
type ModeName = (typeof modeNames)[number]

export interface Mode {
  name: ModeName
  /** When it is expected to end; it does not end by itself. */
  untilMs: number | null
  /** What whoever has set it tells people besides, by language. */
  messages?: Partial<Record<Locale, string | undefined>>
  /** Who has set it: an operator's name, or user@machine of a command; and when. */
  by?: string
  sinceMs?: number
}

export const openMode: Mode = { name: 'open', untilMs: null }

/** What is told in each language, without those that say nothing. */
function messagesOf(value: unknown): Mode['messages'] {
  const texts = (value ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts[locale]
      return typeof text === 'string' && text.trim() !== '' ? [[locale, text]] : []
    }),
  )
}

/** As it is stored; what is not understood, from a later version, is an open mall. */
export function modeOf(value: unknown): Mode {
  const { name, untilMs, messages, by, sinceMs } = (value ?? {}) as Record<string, unknown>
  const known = modeNames.find((one) => one === name)
  if (!known) return openMode
  return {
    name: known,
    untilMs: typeof untilMs === 'number' ? untilMs : null,
    messages: messagesOf(messages),
    ...(typeof by === 'string' && { by }),
    ...(typeof sinceMs === 'number' && { sinceMs }),
  }
}

interface Asked {
  key: string
  call: { auth: string; rate: string }
}

/**
 * Whether a call goes on. Gateways are always heard: money that arrives is booked. Operators of the mall go on. Who signs in
 * while the mall can only be read wants to see their orders.
 */
export function goesOn(
  { name }: Mode,
  { key, call: { auth, rate } }: Asked,
  role: string | undefined,
): boolean {
  if (name === 'open' || auth === 'callback' || role === 'operator' || staffWaysIn.has(key)) return true
  // Nobody else gets further; an operator whose session has ended learns that.
  if (auth === 'operator') return true
  if (name === 'closed') return false
  return readRates.has(rate) || readersWaysIn.has(key)
}

const leastSeconds = 5
const mostSeconds = 3_600
const unknownSeconds = 60

/** When it is worth asking again. */
export function secondsLeft({ untilMs }: Mode, nowMs: number): number {
  if (untilMs === null || untilMs <= nowMs) return unknownSeconds
  return Math.min(mostSeconds, Math.max(leastSeconds, Math.ceil((untilMs - nowMs) / 1_000)))
}
