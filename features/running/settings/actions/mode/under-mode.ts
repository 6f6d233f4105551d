import type { Clock } from '@hojip/platform/clock'
import { httpRefusals, type Bound } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { modeTexts } from '../../rules/mode/mode-texts.ts'
import { goesOn, secondsLeft, type Mode } from '../../rules/mode/mode.ts'

interface ModeTools {
  mode: { now(): Mode }
  clock: Clock
}

/** Why nothing is written: what the mode of the mall tells, and when it is worth coming back. */
function refusalOf(now: Mode, nowMs: number, locale: Locale): Refusal<'http/closed' | 'http/readOnly'> {
  const { back } = modeTexts(locale, now, nowMs)
  const kind = now.name === 'closed' ? httpRefusals.closed : httpRefusals.readOnly
  return refuse(kind, { back }, { retrySeconds: secondsLeft(now, nowMs) })
}

/**
 * For calls that go on while the mall can only be read, such as signing in: the refusal of what they would write besides a
 * session; undefined where writing is open.
 */
export function refusedWriting({ mode, clock }: ModeTools) {
  return ({ viewer, locale }: { viewer: { role: string } | null; locale: Locale }) => {
    const now = mode.now()
    const isOpen = now.name === 'open' || viewer?.role === 'operator'
    return isOpen ? undefined : refusalOf(now, clock.nowMs(), locale)
  }
}

/** The calls of all rooms, of which those are refused that the mall's mode does not let pass, before anything else is asked. */
export function underMode({ mode, clock }: ModeTools, calls: readonly Bound[]): Bound[] {
  return calls.map((bound) => {
    if (bound.call.auth === 'callback') return bound
    const shut: Bound['shut'] = ({ viewer, locale }) => {
      const now = mode.now()
      const isOpen = now.name === 'open' || goesOn(now, bound, viewer?.role)
      return isOpen ? undefined : refusalOf(now, clock.nowMs(), locale)
    }
    return { ...bound, shut }
  })
}

interface Frame<Viewer> {
  handle(message: never, from: { owner: { viewer: Viewer } }): Promise<void> | void
}

/**
 * What arrives by sockets and writes waits: a message without an answer is sent again by the page that wrote it, for as long
 * as that stays open.
 */
export function framesUnderMode<Viewer extends { role: string }, F extends Frame<Viewer>>(
  mode: { now(): Mode },
  frames: Readonly<Record<string, F>>,
): Record<string, F> {
  return Object.fromEntries(
    Object.entries(frames).map(([name, frame]) => {
      const handle: F['handle'] = (message, from) => {
        if (mode.now().name !== 'open' && from.owner.viewer.role !== 'operator') return undefined
        return frame.handle(message, from)
      }
      return [name, { ...frame, handle }]
    }),
  )
}
