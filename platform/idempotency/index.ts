import { createHash } from 'node:crypto'
import { markRepeatable, type Runner } from '../db/index.ts'
import { isRefusal, refuse, type Refusal } from '../refusal/index.ts'
import { idempotencyRefusals } from './refusals.ts'
import { claimKey, storeAnswer, storedAnswer, type StoredAnswer } from './store.ts'

export { idempotencyRefusals }
export {
  isKeyTaken,
  storedAnswerQuery,
  answerMade,
  answerStored,
  answersStored,
  type Answered,
  type StoredAnswer,
} from './store.ts'

interface KeyedRequest {
  userId: string
  /** The call's key in its contract. */
  call: string
  /** The caller's `Idempotency-Key`. */
  key: string
  /** The request's input. Another input under the same key is refused. */
  input: unknown
}

/** The input's hash; equal for inputs that differ only in the order of their keys. */
export function hashOf(input: unknown): string {
  const text = JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(text).digest('base64url')
}

/** The answer stored under a key, or a refusal when the key was used for another request. */
export function answerOf<T extends object | null>(
  stored: StoredAnswer | undefined,
  hash: string,
): T | Refusal<'idempotency/keyReused'> {
  return stored?.hash === hash ? (stored.answer as T) : refuse(idempotencyRefusals.keyReused)
}

/**
 * Does the work of a keyed request once. Stores its answer in the same transaction as its effect and returns it to
 * every repeat; a repeat that arrives while the first is still running waits for it. Refusals store nothing, so that
 * the same key may be tried again. The answer has to survive JSON.
 */
export async function once<T extends object | null, R extends string = never>(
  tx: Runner,
  request: KeyedRequest,
  work: () => Promise<T | Refusal<R>>,
): Promise<T | Refusal<R | 'idempotency/keyReused'>> {
  // A second run finds the answer, if the first one was committed.
  markRepeatable(tx)
  const hash = hashOf(request.input)
  if (!(await claimKey(tx, request, hash))) {
    return answerOf(await storedAnswer(tx, request), hash)
  }
  const answer = await work()
  // A claimed key has null until then.
  if (answer !== null && !isRefusal(answer)) await storeAnswer(tx, request, answer)
  return answer
}

/** The same for a call that takes a key and does not ask for one: without it the work is done each time. */
export async function onceIfKeyed<T extends object | null, R extends string = never>(
  tx: Runner,
  { key, ...request }: Omit<KeyedRequest, 'key'> & { key: string | undefined },
  work: () => Promise<T | Refusal<R>>,
): Promise<T | Refusal<R | 'idempotency/keyReused'>> {
  return key === undefined ? work() : once(tx, { ...request, key }, work)
}
