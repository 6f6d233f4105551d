import { useRef, useState } from 'react'
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react'
import type { RecentSearches, Suggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'
import type { Suggest } from './use-suggestions.ts'

type OnSearch = (text: string, chosen?: Suggestion) => void

/** The typed text, its suggestions, and the suggestion selected by the arrow keys (-1: the typed text). */
export function useSearchBox(
  searched: string,
  onSearch: OnSearch,
  suggest: Suggest | undefined,
  recent?: RecentSearches,
) {
  const composing = useRef(false)
  const [text, setText] = useState(searched)
  const [at, setAt] = useState(-1)
  const { found: suggested, ask, clear } = useSuggestions(suggest)
  const { before, offer, withdraw } = useRecentOffer(recent)
  const found = suggested.length > 0 ? suggested : before

  const type = (value: string) => {
    setText(value)
    setAt(-1)
    offer(value)
    if (!composing.current) ask(value)
  }
  const close = () => {
    clear()
    withdraw()
    setAt(-1)
  }
  const forget = () => {
    recent?.clear()
    close()
  }
  const search = (value: string, chosen?: Suggestion): boolean => {
    const wanted = value.trim()
    close()
    if (!wanted) return false
    setText(wanted)
    onSearch(wanted, chosen)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (composing.current || event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && found.length > 0) {
      event.preventDefault()
      close()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || found.length === 0) return
    event.preventDefault()
    setAt(nextAt(at, step, found.length))
  }
  return {
    found,
    at,
    type,
    close,
    /** Present when the options are recent searches, which can be cleared. */
    forget: suggested.length === 0 && before.length > 0 ? forget : undefined,
    choose: (one: Suggestion) => void search(one.text, one),
    /** False without a text to search for. Enter during composition only picks a character: true. */
    submit: () => composing.current || search(found[at]?.text ?? text, found[at]),
    inputProps: {
      value: found[at]?.text ?? text,
      onFocus: () => offer(text),
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onCompositionStart: () => void (composing.current = true),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        composing.current = false
        type(event.currentTarget.value)
      },
      onKeyDown,
    },
  }
}

/** Recent searches, offered while nothing is typed. */
function useRecentOffer(recent: RecentSearches | undefined) {
  const [before, setBefore] = useState<Suggestion[]>([])
  return {
    before,
    offer: (typed: string) =>
      setBefore(typed === '' ? (recent?.list() ?? []).map((words) => ({ text: words })) : []),
    withdraw: () => setBefore([]),
  }
}

/** The next index, cycling through the typed text (-1) and the suggestions. */
export function nextAt(at: number, step: 1 | -1, count: number): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1
}
