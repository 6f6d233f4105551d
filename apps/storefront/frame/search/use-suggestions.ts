import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from './suggestion.ts'

export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestion[]>

const pauseMs = 120

/**
 * Requests suggestions after a pause in typing, and drops answers for outdated text. Requests nothing while an input
 * method composes: half a syllable finds nothing.
 */
export function useSuggestions(suggest: Suggest | undefined) {
  const [found, setFound] = useState<Suggestion[]>([])
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({})
  const stop = () => {
    clearTimeout(pending.current.timer)
    pending.current.abort?.abort()
  }
  useEffect(() => {
    const current = pending.current
    return () => {
      clearTimeout(current.timer)
      current.abort?.abort()
    }
  }, [])
  const ask = (text: string) => {
    stop()
    if (!suggest || text.trim() === '') return setFound([])
    const abort = new AbortController()
    const timer = setTimeout(() => {
      suggest(text.trim(), abort.signal).then(
        (answer) => abort.signal.aborted || setFound(answer),
        () => abort.signal.aborted || setFound([]),
      )
    }, pauseMs)
    pending.current = { timer, abort }
  }
  const clear = () => {
    stop()
    setFound([])
  }
  return { found, ask, clear }
}
