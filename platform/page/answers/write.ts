import { useRef, useState } from 'react'
import { isApiError, type ApiError, type CallKey, type Input, type Output } from '../../client/index.ts'
import { runtimeTexts } from '../runtime-texts.ts'
import { useRuntime } from '../runtime.ts'
import { useTexts } from '../texts.ts'
import { toastError } from '../toasts/toasts.ts'

export interface WriteSettings<K extends CallKey> {
  onSuccess?: (answer: Output<K>, input: Input<K>) => void
  /** Return true when the page has said it in its own place; otherwise a toast does. */
  onRefused?: (refusal: ApiError, input: Input<K>) => boolean | void
  /** Undoes an optimistic change; runs for refusals and lost connections. */
  onError?: (error: Error, input: Input<K>) => void
  /** Calls whose answers this write has changed. */
  refreshes?: readonly CallKey[]
  /** No toast: the page shows `error` itself. */
  quiet?: boolean
  /** See `CallOptions`. */
  successCode?: '10000'
}

export interface Write<K extends CallKey> {
  run: (input: Input<K>) => void
  /** As `run`, and the answer; undefined when it failed, which has been said already. */
  ask: (input: Input<K>) => Promise<Output<K> | undefined>
  isRunning: boolean
  /** Of the last run, until the next begins. */
  error: Error | null
  /** Problems by field name, of a refused form. */
  fields: Readonly<Record<string, string>>
  reset: () => void
}

interface Intent {
  of: string
  key: string
}

/** Nobody knows whether the server did it: the same key must go with the next try. */
function unanswered(error: Error): boolean {
  return !isApiError(error) || error.code === '50000'
}

/**
 * A call that changes something. Repeating it after a lost answer is harmless: the same input goes with
 * the same Idempotency-Key until the server has answered.
 */
export function useWrite<K extends CallKey>(call: K, settings: WriteSettings<K> = {}): Write<K> {
  const { client, answers, browser } = useRuntime()
  const texts = useTexts(runtimeTexts)
  const intent = useRef<Intent | null>(null)
  const [running, setRunning] = useState(0)
  const [error, setError] = useState<Error | null>(null)

  const keyFor = (input: Input<K>): string => {
    const of = JSON.stringify(input)
    if (intent.current?.of !== of) intent.current = { of, key: crypto.randomUUID() }
    return intent.current.key
  }
  const succeeded = (answer: Output<K>, input: Input<K>) => {
    intent.current = null
    settings.onSuccess?.(answer, input)
    if (settings.refreshes) void answers.refresh(settings.refreshes)
  }
  const failed = (failure: Error, input: Input<K>) => {
    if (!unanswered(failure)) intent.current = null
    setError(failure)
    settings.onError?.(failure, input)
    if (isApiError(failure) && failure.code === '401') return browser?.askToSignIn()
    const said = isApiError(failure) && settings.onRefused?.(failure, input) === true
    if (!said && settings.quiet !== true) toastError(failure, texts.notDone)
  }
  const ask = async (input: Input<K>): Promise<Output<K> | undefined> => {
    setError(null)
    setRunning((before) => before + 1)
    try {
      const { successCode } = settings
      const answer = await client(call, input, {
        idempotencyKey: keyFor(input),
        ...(successCode ? { successCode } : {}),
      })
      succeeded(answer, input)
      return answer
    } catch (failure) {
      failed(failure as Error, input)
      return undefined
    } finally {
      setRunning((before) => before - 1)
    }
  }
  return {
    run: (input) => void ask(input),
    ask,
    isRunning: running > 0,
    error,
    fields: fieldsOf(error),
    reset: () => setError(null),
  }
}

function fieldsOf(error: Error | null): Record<string, string> {
  return Object.fromEntries(
    (isApiError(error) ? (error.data.fields ?? []) : []).map(({ field, problem }) => [field, problem]),
  )
}
