import { httpRefusals, type Bound, type CallContext } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import { stops } from '../rules/switches.ts'
import { settingWords } from '../rules/words/texts.ts'
import type { Settings } from './live-settings.ts'

/**
 * The calls of all rooms, of which those that operators can switch off are refused while they are off. It asks the copy
 * of the process, so a call costs no statement more.
 */
export function underSwitches(settings: Pick<Settings, 'isOn'>, calls: readonly Bound[]): Bound[] {
  return calls.map((bound) => {
    const concerned = stops.filter(({ call }) => call === bound.key)
    if (concerned.length === 0) return bound
    const handler = async (input: never, context: never): Promise<unknown> => {
      const stop = concerned.find(({ by, when }) => !settings.isOn(by) && (when?.(input) ?? true))
      if (!stop) return bound.handler(input, context)
      const { locale } = context as CallContext
      return (
        stop.answer ?? refuse(httpRefusals.switchedOff, { what: settingWords(locale).switches[stop.by].name })
      )
    }
    return { ...bound, handler }
  })
}
