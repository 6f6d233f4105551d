import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { CallKey, Input, Output } from '../../client/index.ts'
import { keyOf, unasked, type AnswerState } from './answer-entry.ts'
import { useRuntime } from '../runtime.ts'

interface CallSettings {
  /** An answer older than this is asked for again when a part that shows it appears; 30 s if left out. */
  freshForMs?: number
  /** Asks again and again while the page is visible, e.g. while a payment is awaited. */
  everyMs?: number | false
}

function useAnswerState(call: string, input: unknown, when: boolean): AnswerState {
  const { answers } = useRuntime()
  const key = when ? keyOf(call, input) : undefined
  const subscribe = useCallback(
    (listener: () => void) =>
      key === undefined ? () => undefined : answers.subscribe(call, input, listener),
    // The key says what the input says.
    // eslint-disable-next-line react/exhaustive-deps
    [answers, call, key],
  )
  const read = () => (key === undefined ? unasked : answers.state(key))
  const rendered = () => (key === undefined ? unasked : answers.rendered(key))
  return useSyncExternalStore(subscribe, read, rendered)
}

/** Asks when the part appears, when its input changes, and then every so often. */
function useAsking<K extends CallKey>(call: K, input: Input<K>, when: boolean, settings: CallSettings) {
  const { answers } = useRuntime()
  const key = keyOf(call, input)
  const { freshForMs, everyMs } = settings
  useEffect(() => {
    if (!when) return undefined
    const ask = () => void answers.ask(call, input).catch(() => undefined)
    if (!answers.isFresh(answers.state(key), freshForMs)) ask()
    if (!everyMs) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), everyMs)
    return () => clearInterval(timer)
    // The key says what the input says.
    // eslint-disable-next-line react/exhaustive-deps
  }, [answers, call, key, when, freshForMs, everyMs])
}

/**
 * The answer of a call, which the page waits for. Pages prefetch it in `load`, so that it is in the HTML.
 * A failure shows the failure page, or the nearest boundary.
 */
export function useCall<K extends CallKey>(call: K, input: Input<K>, settings: CallSettings = {}): Output<K> {
  const { answers } = useRuntime()
  const state = useAnswerState(call, input, true)
  useAsking(call, input, state.answered, settings)
  if (state.answered) return state.answer as Output<K>
  if (state.error) throw state.error
  return use(answers.ask(call, input))
}

interface LazySettings extends CallSettings {
  /** False: not yet, e.g. until somebody is signed in. */
  when?: boolean
  /** Shows the answer to the input before until the new one is there. */
  keepPrevious?: boolean
}

export interface LazyAnswer<T> {
  data: T | undefined
  error: Error | undefined
  /** Asked for, and neither answered nor failed. */
  isPending: boolean
  isFetching: boolean
  /** `data` answers the input before. */
  isPrevious: boolean
  refetch: () => void
}

/** A call in the browser only, with its states: what is personal or below the fold. */
export function useLazyCall<K extends CallKey>(
  call: K,
  input: Input<K>,
  { when = true, keepPrevious = false, ...settings }: LazySettings = {},
): LazyAnswer<Output<K>> {
  const { answers } = useRuntime()
  const state = useAnswerState(call, input, when)
  useAsking(call, input, when, settings)
  const [previous, setPrevious] = useState<AnswerState>()
  if (keepPrevious && when && state.answered && previous !== state) setPrevious(state)
  const isPrevious = keepPrevious && when && !state.answered && !state.error && previous !== undefined
  return {
    data: (isPrevious ? previous.answer : state.answer) as Output<K> | undefined,
    error: state.error,
    isPending: when && !state.answered && !state.error && !isPrevious,
    isFetching: state.fetching,
    isPrevious,
    refetch: () => void answers.ask(call, input).catch(() => undefined),
  }
}

/** Asks again for all shown answers of these calls, whatever their input. */
export function useRefresh(): (...calls: CallKey[]) => Promise<void> {
  const { answers } = useRuntime()
  return useCallback((...calls) => answers.refresh(calls), [answers])
}

/** Puts an answer in place without asking, e.g. the list that came back from a change. */
export function useAnswer(): <K extends CallKey>(
  call: K,
  input: Input<K>,
  answer: Output<K> | ((before: Output<K> | undefined) => Output<K>),
) => void {
  const { answers } = useRuntime()
  return useCallback(
    (call, input, answer) => {
      const before = answers.state(keyOf(call, input)).answer
      answers.put(
        call,
        input,
        typeof answer === 'function' ? (answer as (b: unknown) => unknown)(before) : answer,
      )
    },
    [answers],
  )
}
