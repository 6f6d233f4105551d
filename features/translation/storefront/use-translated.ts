import type { Locale } from '@hojip/platform/i18n'
import { useClient, useLocale } from '@hojip/platform/page'
import { useCallback, useEffect, useRef, useState } from 'react'
import { languageOf } from '../rules/language-of.ts'
import { useWay } from './use-ways.ts'
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
  /** Switches between original and translation; tries again after a failure. */
  toggle: () => void
}

interface State {
  /** What was translated, into which language: another text begins anew. */
  of: string
  step: Step
  translation: string
}

const noNames: readonly string[] = []

/**
 * A text with the offer of its translation into the reader's language. Translates by itself where the reader wishes so.
 * @param names what stays as it is, such as the product's name; pass the same array while it does not change
 */
export function useTranslated(original: string, names: readonly string[] = noNames): Translated {
  const to = useLocale()
  const from = languageOf(original)
  const way = useWay(from)
  const client = useClient()
  const [isAlways] = useTranslateAlways()
  const of = `${to} ${original}`
  const nothing: State = { of, step: 'original', translation: '' }
  const [state, setState] = useState(nothing)
  const current = state.of === of ? state : nothing
  const began = useRef('')

  const begin = useCallback(async () => {
    if (!way || !from) return
    began.current = of
    setState({ of, step: 'busy', translation: '' })
    try {
      const { inTurn, translateHere } = await import('./engine.ts')
      const ask = { text: original, names }
      const translation = await inTurn(() =>
        way === 'browser'
          ? translateHere(ask, from, to)
          : client('POST /translate/text', { ...ask, names: [...names], from, to }).then(({ text }) => text),
      )
      setState((now) => (now.of === of ? { of, step: 'translated', translation } : now))
    } catch {
      setState((now) => (now.of === of ? { of, step: 'failed', translation: '' } : now))
    }
  }, [client, from, names, of, original, to, way])

  // A failure is not repeated by itself.
  useEffect(() => {
    if (isAlways && way && began.current !== of) void begin()
  }, [begin, isAlways, of, way])

  const toggle = () => {
    const { step, translation } = current
    if (step === 'busy') return
    if (step === 'translated') setState({ ...current, step: 'original' })
    else if (translation) setState({ ...current, step: 'translated' })
    else void begin()
  }
  const isTranslated = current.step === 'translated'
  return {
    text: isTranslated ? current.translation : original,
    lang: isTranslated ? to : from,
    isOffered: way !== undefined,
    step: current.step,
    toggle,
  }
}
