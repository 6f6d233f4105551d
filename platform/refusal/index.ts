import { fillText, type Locale, type LocalText } from '../i18n/index.ts'

/** A form's field that is wrong. Where the problem is '', the refusal's own sentence explains it. */
export interface FieldProblem {
  field: string
  problem: string
}
export interface WithFields {
  fields: readonly FieldProblem[]
}

/** The type of a refusal's data, and nothing at run time. A kind takes `D`, as a function takes its argument. */
interface Carried<D> {
  readonly takes?: (data: D) => void
}

/** Declares what data a refusal carries: `data: carries<{ stock: number }>()`. */
export function carries<D extends object | undefined>(): Carried<D> {
  return {}
}
/** Of a refusal that names the fields of a form. */
export const namesFields = carries<WithFields>()

/**
 * An expected "no": a value with a stable code and a sentence in three languages. (An unexpected one, a bug, throws.)
 * `D` is its data, `undefined` when it has none; without `D`, any kind.
 */
export interface RefusalKind<R extends string = string, D = never> {
  /** `room/name`: stable, and on the wire as `data.reason`. */
  readonly reason: R
  /** The envelope's `code`. */
  readonly code: RefusalCode
  /** Sentences with `{name}` placeholders. */
  readonly text: LocalText
  readonly data?: Carried<D>
}

export type RefusalCode =
  | '1544' // silent: the client shows nothing
  | '40001' // a field is wrong
  | '40003' // not allowed to this caller, and saying so gives nothing away
  | '40004' // not found, or not yours
  | '40009' // state changed meanwhile
  | '40010' // price changed
  | '40011' // stock short
  | '40501' // not this method
  | '42901' // too many
  | '50301' // a partner outside does not answer

/** The values of a sentence's placeholders; a name that has one for each language is written in the reader's. */
export type RefusalParams = Record<string, string | number | LocalText>

/** `R` lists the possible refusals; without it, any. */
export interface Refusal<R extends string = string> {
  readonly isRefusal: true
  readonly kind: RefusalKind<R>
  readonly params: RefusalParams
  readonly data?: object
}

type DataIn<K> = K extends { readonly data: Carried<infer D> } ? D : undefined
type Kinds<Room extends string, R> = {
  readonly [K in keyof R & string]: RefusalKind<`${Room}/${K}`, DataIn<R[K]>>
}

/** Declares a room's refusals; `reason` is composed of the room's and the refusal's name. */
export function defineRefusals<
  const Room extends string,
  R extends Record<string, Pick<RefusalKind, 'code' | 'text' | 'data'>>,
>(room: Room, kinds: R): Kinds<Room, R> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, k]) => [name, { reason: `${room}/${name}`, ...k }]),
  ) as unknown as Kinds<Room, R>
}

/** Takes the data that the kind declares, and none other. */
export function refuse<R extends string, D = undefined>(
  kind: RefusalKind<R, D>,
  params: RefusalParams = {},
  ...[data]: undefined extends D ? [data?: D] : [data: D]
): Refusal<R> {
  return { isRefusal: true, kind, params, ...(data ? { data } : {}) }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { isRefusal?: unknown }).isRefusal === true
}

/** The sentence in the caller's language, with its placeholders filled. */
export function refusalText(refusal: Pick<Refusal, 'kind' | 'params'>, locale: Locale): string {
  return fillText(refusal.kind.text, locale, (name) => {
    const value = refusal.params[name] ?? ''
    return typeof value === 'object' ? value[locale] : String(value)
  })
}

/** Unwraps in tests and seeds, where a refusal is a bug. */
export function accepted<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`refused: ${value.kind.reason} ${JSON.stringify(value.params)}`)
  return value
}
