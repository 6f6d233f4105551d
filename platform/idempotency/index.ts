import { createHash } from 'node:crypto'
import type { Runner } from '../db/index.ts'
import { isRefusal, refuse, type Refusal } from '../refusal/index.ts'
import { idempotencyRefusals } from './refusals.ts'
import { claimKey, keepAnswer, keptAnswer, type Kept } from './store.ts'

export { idempotencyRefusals }
export { isKeyTaken, keptQuery, keyKept, type Kept } from './store.ts'

export interface KeyedRequest {
  userId: string
  /** The call's key in its contract. */
  call: string
  /** The caller's `Idempotency-Key`. */
  key: string
  /** What is asked for; another request under the same key is refused. */
  input: unknown
}

/** Of what is asked for; equal for inputs that differ only in the order of their keys. */
export function hashOf(input: unknown): string {
  const text = JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(text).digest('base64url')
}

/** The answer kept under a key, unless the key stands for another request. */
export function answerOf<T extends object>(
  kept: Kept | undefined,
  hash: string,
): T | Refusal<'idempotency/keyReused'> {
  return kept?.hash === hash ? (kept.answer as T) : refuse(idempotencyRefusals.keyReused)
}

/**
 * Does the work of a keyed request once. Its answer is kept in the same transaction as its effect and given again to
 * every repeat; a repeat that comes while the first still runs waits for it. Refusals keep nothing, so that the same
 * key may be tried again. The answer has to survive JSON.
 */
export async function once<T extends object, R extends string = never>(
  tx: Runner,
  request: KeyedRequest,
  work: () => Promise<T | Refusal<R>>,
): Promise<T | Refusal<R | 'idempotency/keyReused'>> {
  const hash = hashOf(request.input)
  if (!(await claimKey(tx, request, hash))) {
    return answerOf(await keptAnswer(tx, request), hash)
  }
  const answer = await work()
  if (!isRefusal(answer)) await keepAnswer(tx, request, answer)
  return answer
}
