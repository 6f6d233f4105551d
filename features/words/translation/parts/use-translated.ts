import type { Locale } from '@hojip/platform/i18n'
import { useClient, useLocale } from '@hojip/platform/page'
import { useCallback, useEffect, useRef, useState } from 'react'
import { languageOf } from '../rules/language-of.ts'
import { useWays } from './use-ways.ts'
import { useTranslateAlways } from './wish.ts'

type Step = 'original' | 'busy' | 'translated' | 'failed'

export interface Translated {
  /** The original or its translation. */
  text: string
  /** The language of `text`; undefined when it is not known. */
  lang: Locale | undefined
  /** Whether a translation is offered. */
  isOffered: boolean
  step: Step
  /** Switches between original and translation; tries again after a failure, where there is another way by that. */
  toggle: () => void
}

interface State {
  /** What was translated, into which language: another text begins anew. */
  of: string
  step: Step
  translation: string
  /** How often it has failed: each time the next way is tried. */
  failures: number
}

const noNames: readonly string[] = []

/**
 * A text with the offer of its translation into the reader's language. Translates by itself where the reader wishes so.
 * @param names what stays as it is, such as the product's name; pass the same array while it does not change
 */
export function useTranslated(original: string, names: readonly string[] = noNames): Translated {
  const to = useLocale()
  const from = languageOf(original)
  const ways = useWays(from)
  const isOffered = ways.length > 0
  const client = useClient()
  const [isAlways] = useTranslateAlways()
  const of = `${to} ${original}`
  const nothing: State = { of, step: 'original', translation: '', failures: 0 }
  const [state, setState] = useState(nothing)
  const current = state.of === of ? state : nothing
  const began = useRef('')

  const { failures } = current
  const begin = useCallback(async () => {
    const way = ways[failures % ways.length]
    if (!way || !from) return
    began.current = of
    setState({ of, step: 'busy', translation: '', failures })
    const isWaitedFor = (now: State) => now.of === of && now.step === 'busy'
    try {
      const { inTurn, translateHere } = await import('./engine.ts')
      const ask = { text: original, names }
      const translation = await inTurn(() =>
        way === 'browser'
          ? translateHere(ask, from, to)
          : client('POST /translate/text', { ...ask, names: [...names], from, to }).then(({ text }) => text),
      )
      setState((now) => (isWaitedFor(now) ? { of, step: 'translated', translation, failures } : now))
    } catch {
      setState((now) =>
        isWaitedFor(now) ? { of, step: 'failed', translation: '', failures: failures + 1 } : now,
      )
    }
  }, [client, failures, from, names, of, original, to, ways])

  // A failure is not repeated by itself.
  useEffect(() => {
    if (isAlways && isOffered && began.current !== of) void begin()
  }, [begin, isAlways, isOffered, of])

  const toggle = () => {
    const { step, translation } = current
    // Who does not want to wait goes back to the original.
    if (step === 'translated' || step === 'busy') setState({ ...current, step: 'original' })
    else if (translation) setState({ ...current, step: 'translated' })
    else void begin()
  }
  const isTranslated = current.step === 'translated'
  return {
    text: isTranslated ? current.translation : original,
    lang: isTranslated ? to : from,
    isOffered,
    step: current.step,
    toggle,
  }
}
