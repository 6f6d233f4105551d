import type { Clock } from '@hojip/platform/clock'
import { httpRefusals, type Bound } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import { modeTexts } from '../../rules/mode/mode-texts.ts'
import { goesOn, secondsLeft, type Mode } from '../../rules/mode/mode.ts'

interface ModeTools {
  mode: { now(): Mode }
  clock: Clock
}

/** The calls of all rooms, of which those are refused that the mall's mode does not let pass, before anything else is asked. */
export function underMode({ mode, clock }: ModeTools, calls: readonly Bound[]): Bound[] {
  return calls.map((bound) => {
    if (bound.call.auth === 'callback') return bound
    const shut: Bound['shut'] = ({ viewer, locale }) => {
      const now = mode.now()
      if (now.name === 'open' || goesOn(now, bound, viewer?.role)) return undefined
      const nowMs = clock.nowMs()
      const { back } = modeTexts(locale, now, nowMs)
      const kind = now.name === 'closed' ? httpRefusals.closed : httpRefusals.readOnly
      return refuse(kind, { back }, { retrySeconds: secondsLeft(now, nowMs) })
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
