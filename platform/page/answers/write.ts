import { useRef, useState } from 'react'
import {
  isApiError,
  isFault,
  isSignedOut,
  type CallKey,
  type FailureOf,
  type Input,
  type Output,
  type RefusalOf,
} from '../../client/index.ts'
import { runtimeTexts } from '../sentences/texts.ts'
import { randomId } from '../../storage/index.ts'
import { useRuntime } from '../runtime.ts'
import { useTexts } from '../texts.ts'
import { toastError } from '../toasts/toasts.ts'

export interface WriteSettings<K extends CallKey> {
  onSuccess?: (answer: Output<K>, input: Input<K>) => void
  /** Return true when the page shows the refusal itself; otherwise a toast does. */
  onRefused?: (refusal: RefusalOf<K>, input: Input<K>) => boolean | void
  /** Undoes an optimistic change; called for refusals and lost connections. */
  onError?: (error: FailureOf<K>, input: Input<K>) => void
  /** Calls whose answers this write changes. */
  refreshes?: readonly CallKey[]
  /** No toast: the page shows `error` itself. */
  quiet?: boolean
  /** See `CallOptions`. */
  successCode?: '10000'
}

export interface Write<K extends CallKey> {
  run: (input: Input<K>) => void
  /** Like `run`, but resolves with the answer; undefined after a failure, which has already been shown. */
  ask: (input: Input<K>) => Promise<Output<K> | undefined>
  isRunning: boolean
  /** The error of the last run, until the next begins. */
  error: FailureOf<K> | null
  /** Problems of a refused form, by field name. */
  fields: Readonly<Record<string, string>>
  reset: () => void
}

interface Intent {
  of: string
  key: string
}

/** Whether the server may have carried out the write: then a retry must use the same key. */
function unanswered(error: Error): boolean {
  return !isApiError(error) || isFault(error)
}

/**
 * A call that writes. Repeating it after a lost answer is safe: the same input is sent with the same Idempotency-Key
 * until the server has answered.
 */
export function useWrite<K extends CallKey>(call: K, settings: WriteSettings<K> = {}): Write<K> {
  const { client, answers, browser } = useRuntime()
  const texts = useTexts(runtimeTexts)
  const intent = useRef<Intent | null>(null)
  const [running, setRunning] = useState(0)
  const [error, setError] = useState<FailureOf<K> | null>(null)

  const keyFor = (input: Input<K>): string => {
    const of = JSON.stringify(input)
    if (intent.current?.of !== of) intent.current = { of, key: randomId() }
    return intent.current.key
  }
  const succeeded = (answer: Output<K>, input: Input<K>) => {
    intent.current = null
    settings.onSuccess?.(answer, input)
    if (settings.refreshes) void answers.refresh(settings.refreshes)
  }
  const failed = (failure: FailureOf<K>, input: Input<K>) => {
    if (!unanswered(failure)) intent.current = null
    setError(failure)
    settings.onError?.(failure, input)
    if (isSignedOut(failure)) return browser?.askToSignIn()
    const isHandled = isApiError<K>(failure) && settings.onRefused?.(failure, input) === true
    if (!isHandled && settings.quiet !== true) toastError(failure, texts.notDone)
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
      failed(failure as FailureOf<K>, input)
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
