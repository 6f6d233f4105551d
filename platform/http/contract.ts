import type { z } from 'zod'
import type { idempotencyRefusals } from '../idempotency/refusals.ts'
import type { RefusalKind } from '../refusal/index.ts'
import type { httpRefusals } from './refusals.ts'

/** Who may call. `callback` is a gateway, which proves itself by its signature. */
export type Auth = 'public' | 'user' | 'staff' | 'operator' | 'callback'

/** `required`: refuses the call without an `Idempotency-Key`. `honored`: uses the key if there is one. */
export type Idempotency = 'required' | 'honored'

/**
 * One call as its room promises it. The record's key is `'METHOD /path'`, without the prefix /v1; `{name}`
 * placeholders in the path are filled from the input.
 */
export interface Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
  R extends readonly RefusalKind[] = readonly RefusalKind[],
  K extends Idempotency | undefined = Idempotency | undefined,
> {
  /** One line, for the OpenAPI document. */
  summary: string
  auth: A
  /** Whose object the call touches, and so what its store filters by. */
  owner: 'none' | 'self' | 'shop' | 'mall' | 'gateway'
  /** What a shop's staff must be allowed to do, by a word of the application; calls of staff name one, no others do. */
  right?: string
  /** Rate class. */
  rate:
    | 'read'
    | 'poll'
    | 'search'
    | 'place'
    | 'write'
    | 'upload'
    | 'login'
    | 'sms'
    | 'pay'
    | 'report'
    | 'translate'
    | 'callback'
  /**
   * `public` answers may be shared between callers for a short time. `tagged` ones too, and they carry an `ETag`: a
   * client revalidates its copy and gets 304 when it is still valid.
   */
  cache: 'none' | 'public' | 'tagged'
  /** `vital`: a part of buying and paying, answered also when the mall is asked more than it can answer. */
  urgency?: 'vital'
  idempotency?: K
  /** For calls that move money: the caller must have proven their identity within the last minutes. */
  proof?: 'fresh'
  /** The call takes `multipart/form-data`: one file in this field, in memory as `shapes.file`, and fields of text. */
  file?: { field: string; mostBytes: number; onDisk?: OnDisk }
  /**
   * Whether the application's log of what staff do has the call. Calls of staff and operators that write are recorded
   * without this field; `never` leaves one out. `named`: a call of anybody, recorded once its handler has named who acts
   * (`recordAs` of the context).
   */
  record?: 'never' | 'named'
  input: I
  output: O
  /** The body of a service outside, which is its own and not read as the input. */
  takes?: { contentType: string; body: z.ZodType }
  /** An answer outside the envelope: a file, or the reply that an external service expects. */
  answers?: { status?: number; contentType: string; description: string }
  /** The envelope's message of a success; '' when left out. */
  successMsg?: string
  /** Refusals of this call alone; those for validation, sign-in and rate belong to every call. */
  refusals?: R
}

/** Files that a call takes on disk, as `shapes.largeFile`, because they may be larger than what fits in memory. */
interface OnDisk {
  mostBytes: number
  /**
   * Decides by the first bytes, at least 12 unless the file is shorter, and by the fields that come before it in the
   * form. Other files are read into memory.
   */
  takes(first: Uint8Array, fields: Readonly<Record<string, unknown>>): boolean
}

export type Calls = Record<string, Call>
export function call<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Auth,
  const R extends readonly RefusalKind[] = readonly [],
  const K extends Idempotency | undefined = undefined,
>(definition: Call<I, O, A, R, K>): Call<I, O, A, R, K> {
  return definition
}

export type InputOf<C> = C extends Call<infer I, z.ZodType> ? z.input<I> : never
export type ParsedInputOf<C> = C extends Call<infer I, z.ZodType> ? z.output<I> : never
export type OutputOf<C> = C extends Call<z.ZodType, infer O> ? z.output<O> : never

export type IdempotencyOf<C> =
  C extends Call<z.ZodType, z.ZodType, Auth, readonly RefusalKind[], infer K> ? K : undefined

/** The refusals that a call lists. */
export type ListedIn<C> =
  C extends Call<z.ZodType, z.ZodType, Auth, infer R extends readonly RefusalKind[]> ? R[number] : never

/** Refusals that no contract lists, since every call may answer them. */
export type OfEveryCall =
  | (typeof httpRefusals)[keyof typeof httpRefusals]
  | (typeof idempotencyRefusals)[keyof typeof idempotencyRefusals]

export type ReasonOf<K> = K extends RefusalKind<infer R> ? R : never
