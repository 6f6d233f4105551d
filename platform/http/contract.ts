import type { z } from 'zod'
import type { RefusalKind } from '../refusal/index.ts'

/** Who may call. `callback` is a gateway that proves itself by its signature. */
export type Auth = 'public' | 'user' | 'staff' | 'operator' | 'callback'

/**
 * One call as its room promises it. The record's key is `'METHOD /path'`, without the prefix /v1;
 * `{name}` places in the path are filled from the input.
 */
export interface Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
  R extends readonly RefusalKind[] = readonly RefusalKind[],
> {
  /** One line, for the OpenAPI document. */
  summary: string
  auth: A
  /** Whose object the call touches, and so what its store filters by. */
  owner: 'none' | 'self' | 'shop' | 'mall' | 'gateway'
  /** Rate class. */
  rate: 'read' | 'poll' | 'search' | 'write' | 'upload' | 'login' | 'sms' | 'pay' | 'report' | 'callback'
  /**
   * `public` answers may be shared between callers for a moment. `tagged` ones as well, and they carry an `ETag`: who
   * has the answer already asks whether it still holds, and gets 304.
   */
  cache: 'none' | 'public' | 'tagged'
  /** `required`: the call is refused without an `Idempotency-Key`. `honored`: one that comes is kept to. */
  idempotency?: 'required' | 'honored'
  /** Moves money: the caller has to have proven within the last minutes who they are. */
  proof?: 'fresh'
  /** Comes as `multipart/form-data`: one file in this field, in memory as `shapes.file`, beside fields of text. */
  file?: { field: string; mostBytes: number }
  input: I
  output: O
  /** The refusals of its own; validation, sign-in and rate refusals belong to every call. */
  refusals?: R
}

export type Calls = Record<string, Call>
export function call<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Auth,
  const R extends readonly RefusalKind[] = readonly [],
>(definition: Call<I, O, A, R>): Call<I, O, A, R> {
  return definition
}

export type InputOf<C> = C extends Call<infer I, z.ZodType> ? z.input<I> : never
export type ParsedInputOf<C> = C extends Call<infer I, z.ZodType> ? z.output<I> : never
export type OutputOf<C> = C extends Call<z.ZodType, infer O> ? z.output<O> : never
