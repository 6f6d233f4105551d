import type { Locale } from '../../i18n/index.ts'
import { refuse, type Refusal } from '../../refusal/index.ts'
import type { z } from 'zod'
import type { Call } from '../contract.ts'
import { problemOf, unknownProblem } from './fields/problems.ts'
import { httpRefusals } from '../refusals.ts'
import { unknownFields } from './fields/unknown-fields.ts'

/** What people call the field of a path; undefined for one that they never see. */
export type NameOf = (path: string, locale: Locale) => string | undefined

export interface ParseOptions {
  /** The names of fields in sentences about them. */
  nameOf?: NameOf | undefined
  /** Fields that the input does not have are ignored; otherwise they are refused, since they may be misspelt. */
  ignoresUnknown?: boolean | undefined
}

interface Wrong {
  field: string
  problem: string
}

function unknownIn(input: Call['input'], raw: unknown, locale: Locale): Wrong[] {
  return unknownFields(input, raw).map(({ path, near }) => ({
    field: path.join('.'),
    problem: unknownProblem(near, locale),
  }))
}

/** Parses an input by the contract. The refusal lists every wrong field with its reason in the caller's language. */
export function parseInput<T extends Call['input']>(
  { input }: { input: T },
  raw: unknown,
  locale: Locale,
  { nameOf, ignoresUnknown = false }: ParseOptions = {},
): { value: z.output<T> } | Refusal<'http/invalid'> {
  const given = raw ?? {}
  const parsed = input.safeParse(given, { error: (issue) => problemOf(issue, locale) })
  const unknown = ignoresUnknown ? [] : unknownIn(input, given, locale)
  if (parsed.success && unknown.length === 0) return { value: parsed.data }
  const issues = parsed.success ? [] : parsed.error.issues
  // What is missing may be what is misspelt, so that one comes first.
  const fields = [
    ...unknown,
    ...issues
      .filter(({ code }) => code !== 'unrecognized_keys' || unknown.length === 0)
      .map(({ path, message }) => ({ field: path.join('.') || 'body', problem: message })),
  ].slice(0, 20)
  const first = fields[0]!
  const field = nameOf?.(first.field, locale) ?? first.field
  return refuse(httpRefusals.invalid, { field, problem: first.problem }, { fields })
}

function wellFormed(text: string) {
  return text.isWellFormed() && !text.includes('\0')
}

/** No call takes input that is nested deeper. */
const mostDeep = 32

/**
 * Whether the input can be stored and walked. PostgreSQL stores neither NUL nor half a surrogate pair, and recursive
 * code overflows the stack on ten thousand levels. This check is iterative.
 */
export function storable(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    const inside: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string' && !wellFormed(one)) return false
      if (typeof one !== 'object' || one === null) continue
      for (const key in one) if (!wellFormed(key)) return false
      for (const field of Object.values(one)) inside.push(field)
    }
    if (depth > mostDeep) return false
    level = inside
  }
  return true
}

/** `application/json`, with or without parameters. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '')
}

export type Body = { value: Record<string, unknown> } | Refusal

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Parses a JSON body that is an object; an empty body is `{}`. Of a repeated key the last one wins. */
export function parseBody(raw: Buffer): Body {
  if (raw.length === 0) return { value: {} }
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(raw))
  } catch {
    return refuse(httpRefusals.malformed)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(httpRefusals.malformed)
  if (!storable(value)) return refuse(httpRefusals.malformed)
  return { value: value as Record<string, unknown> }
}

/** Query parameters. A repeated one is refused, so that it cannot be read in two ways. */
export function parseQuery(search: string): Body {
  const value: Record<string, unknown> = {}
  for (const [key, text] of new URLSearchParams(search)) {
    if (key in value || key === '__proto__' || !storable(text)) return refuse(httpRefusals.malformed)
    value[key] = text
  }
  return { value }
}
