import { useEffect, useRef, useState } from 'react'
import type { Option, PanelSource } from './option.ts'

const pauseMs = 120
const none: readonly Option[] = []

/** Requests suggestions after a pause in typing, and drops answers for outdated text. */
export function useSuggestions(suggest: PanelSource['suggest']) {
  const [found, setFound] = useState<readonly Option[]>(none)
  /** The text that `found` was found for. */
  const [answered, setAnswered] = useState('')
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
    const wanted = text.trim()
    if (wanted === '') return setFound(none)
    const abort = new AbortController()
    const show = (answer: readonly Option[]) => {
      if (abort.signal.aborted) return
      setFound(answer)
      setAnswered(wanted)
    }
    const timer = setTimeout(() => {
      suggest(wanted, abort.signal).then(show, () => show(none))
    }, pauseMs)
    pending.current = { timer, abort }
  }
  const clear = () => {
    stop()
    setFound(none)
  }
  return { found, answered, ask, stop, clear }
}
