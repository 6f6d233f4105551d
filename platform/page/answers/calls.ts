import { use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { CallKey, FailureOf, Input, Output } from '../../client/index.ts'
import { keyOf, markArrived, unasked, type AnswerState } from './answer-entry.ts'
import { ignored } from './answers.ts'
import type { LiveEvent } from '../live/live.ts'
import { whenSeen } from '../live/when-seen.ts'
import { useRuntime } from '../runtime.ts'

interface CallSettings {
  /** When a part that shows an answer appears, an answer older than this is fetched again; 30 s when left out. */
  freshForMs?: number
  /** Repeats the call at this interval while the page is visible, e.g. while waiting for a payment. */
  everyMs?: number | false
  /**
   * Repeats the call after these events of the socket. While the socket is open they replace the interval, which is for
   * the time without it. A hidden tab asks once it is seen again.
   */
  live?: LiveEvent | readonly LiveEvent[]
  /** After events a hidden tab asks as well: the answer can make a sound, or is in the tab's title. */
  whileHidden?: boolean
}

/** Events come in bursts: one step of an order writes several. */
const afterEventMs = 100

/** Repeats what `ask` does after each event; what is under way then may have been read before it. */
function useAskingAfterEvents(
  ask: () => Promise<unknown>,
  askedMs: () => number,
  when: boolean,
  { live, whileHidden = false }: CallSettings,
) {
  const line = useRuntime().browser?.live
  const events = [live ?? []].flat().join()
  const askNow = useEffectEvent(ask)
  const askedAt = useEffectEvent(askedMs)
  useEffect(() => {
    if (!when || !line || events === '') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    const askSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isAsking) return askSoon()
        isAsking = true
        void askNow().finally(() => (isAsking = false))
      }, afterEventMs)
    }
    const names = events.split(',') as LiveEvent[]
    const sinceMs = askedAt()
    const stops = names.map((name) =>
      whileHidden ? line.on(name, askSoon, sinceMs) : whenSeen(line, name, askSoon, { sinceMs }),
    )
    return () => {
      clearTimeout(timer)
      stops.forEach((stop) => stop())
    }
  }, [line, when, events, whileHidden])
}

function useAnswerState(call: string, input: unknown, when: boolean, isLazy: boolean): AnswerState {
  const { answers } = useRuntime()
  const key = when ? keyOf(call, input) : undefined
  const subscribe = useCallback(
    (listener: () => void) =>
      key === undefined ? () => undefined : answers.subscribe(call, input, listener),
    // `key` represents the input.
    // eslint-disable-next-line react/exhaustive-deps
    [answers, call, key],
  )
  const read = () => (key === undefined ? unasked : answers.state(key))
  const rendered = () => {
    const state = key === undefined ? unasked : answers.rendered(key)
    // A failure is not handed over with a document: the server shows what the browser begins with.
    return isLazy && !state.answered && state.error ? unasked : state
  }
  return useSyncExternalStore(subscribe, read, rendered)
}

/**
 * Sends the call when the part appears, when its input changes, and at the interval.
 * @returns what sends it again; a failure is in the state of the answer
 */
function useAsking<K extends CallKey>(call: K, input: Input<K>, when: boolean, settings: CallSettings) {
  const { answers, browser } = useRuntime()
  const key = keyOf(call, input)
  const { freshForMs, everyMs, live } = settings
  const isLive = live !== undefined
  const line = browser?.live
  const ask = () => ignored(answers.ask(call, input))
  useAskingAfterEvents(ask, () => answers.state(key).askedMs, when, settings)
  useEffect(() => {
    if (!when) return undefined
    if (!answers.isFresh(answers.state(key), freshForMs)) void ask()
    if (!everyMs) return undefined
    const isNeeded = () => document.visibilityState === 'visible' && !(isLive && line?.state() === 'open')
    const timer = setInterval(() => isNeeded() && void ask(), everyMs)
    return () => clearInterval(timer)
    // `key` represents the input.
    // eslint-disable-next-line react/exhaustive-deps
  }, [answers, line, call, key, when, freshForMs, everyMs, isLive])
  return ask
}

/** Represents the request of an answer that came with the page. */
const nothing = markArrived(Promise.resolve(), undefined)

/**
 * The answer of a call, which the page waits for. Pages prefetch it in `load`, so that it is in the HTML. A failure
 * shows the failure page, or the nearest boundary's fallback.
 */
export function useCall<K extends CallKey>(call: K, input: Input<K>, settings: CallSettings = {}): Output<K> {
  const { answers } = useRuntime()
  const state = useAnswerState(call, input, true, false)
  useAsking(call, input, state.answered, settings)
  if (!state.answered && state.error) throw state.error
  // Called with an answer as well: React renders a part on that has waited here, and when it does not wait a second time
  // in the same place, takes the hooks behind it for hooks that were not there.
  const answer = use(state.answered ? (state.request ?? nothing) : answers.ask(call, input))
  return (state.answered ? state.answer : answer) as Output<K>
}

interface LazySettings extends CallSettings {
  /** False: do not send it yet, e.g. before somebody is signed in. */
  when?: boolean
  /** Shows the previous input's answer until the new one arrives. */
  keepPrevious?: boolean
}

export interface LazyAnswer<T, E = Error> {
  data: T | undefined
  error: E | undefined
  /** Neither answered nor failed yet. */
  isPending: boolean
  isFetching: boolean
  /** `data` is the answer for the previous input. */
  isPrevious: boolean
  refetch: () => void
}

/** A call that only the browser sends, with its states: for what is personal or below the fold. */
export function useLazyCall<K extends CallKey>(
  call: K,
  input: Input<K>,
  { when = true, keepPrevious = false, ...settings }: LazySettings = {},
): LazyAnswer<Output<K>, FailureOf<K>> {
  const state = useAnswerState(call, input, when, true)
  const ask = useAsking(call, input, when, settings)
  const [previous, setPrevious] = useState<AnswerState>()
  if (keepPrevious && when && state.answered && previous !== state) setPrevious(state)
  const isOpen = when && !state.answered && !state.error
  const isPrevious = isOpen && keepPrevious && previous !== undefined
  return {
    data: (isPrevious ? previous : state).answer as Output<K> | undefined,
    error: state.error,
    isPending: isOpen && !isPrevious,
    isFetching: state.fetching,
    isPrevious,
    refetch: () => void ask(),
  }
}

/** Fetches all shown answers of these calls again, whatever their input. */
export function useRefresh(): (...calls: CallKey[]) => Promise<void> {
  const { answers } = useRuntime()
  return useCallback((...calls) => answers.refresh(calls), [answers])
}

/** Sets an answer without a request, e.g. the list that a write returned. */
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
