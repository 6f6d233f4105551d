import { useEffect, useRef, useState } from 'react'
import type { Saving } from './use-saving.ts'

/** How long a saved number offers the way back. */
const undoForMs = 10_000

interface NumberEdit<V> {
  value: V
  typed: (value: V) => string
  read: (text: string) => V | undefined
  save: (value: V, before: V) => Promise<Saving<V>>
  /** What to type instead. */
  invalid: string
  /** Both values, when somebody else was faster. */
  changed: (now: V) => string
}

/** The states of a number that is edited in its place: shown, typed, and saved with a way back. */
export function useNumberEdit<V>(
  { value, typed, read, save, invalid, changed }: NumberEdit<V>,
  opens: boolean,
) {
  const [text, setText] = useState<string | undefined>(opens ? typed(value) : undefined)
  const [before, setBefore] = useState(value)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [saved, setSaved] = useState<{ value: V; before: V }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const close = () => {
    setText(undefined)
    setProblem(undefined)
  }
  const send = async (next: V, from: V, isUndo: boolean): Promise<boolean> => {
    setBusy(true)
    const done = await save(next, from)
    setBusy(false)
    if ('isSaved' in done) {
      close()
      clearTimeout(timer.current)
      setSaved(isUndo ? undefined : { value: next, before: from })
      timer.current = setTimeout(() => setSaved(undefined), undoForMs)
      return true
    }
    setSaved(undefined)
    setText((typing) => typing ?? typed(next))
    setProblem('now' in done ? changed(done.now) : done.failure)
    if ('now' in done) setBefore(done.now)
    return false
  }
  return {
    text,
    before,
    problem,
    isBusy,
    saved,
    close,
    open: () => {
      setBefore(value)
      setText(typed(value))
    },
    type: (next: string) => {
      setText(next)
      setProblem(undefined)
    },
    /** Resolves with whether the field is closed. */
    submit: async (): Promise<boolean> => {
      const next = read(text ?? '')
      if (next === undefined) {
        setProblem(invalid)
        return false
      }
      if (next === before) {
        close()
        return true
      }
      return send(next, before, false)
    },
    undo: () => saved && void send(saved.before, saved.value, true),
  }
}
