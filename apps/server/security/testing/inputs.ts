import fc from 'fast-check'
import { hostileValue, hostileText } from './hostile.ts'
import type { Schema } from './messages/smallest.ts'
import type { Input } from './samples.ts'

function text(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.uuid()
  const { pattern, minLength = 0, maxLength = 200 } = schema
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((one) => one.length <= maxLength)
  const edges = [minLength, maxLength].map((length) => fc.string({ minLength: length, maxLength: length }))
  return fc.oneof(
    hostileText.map((one) => one.slice(0, maxLength)),
    ...edges,
  )
}

function whole({ minimum = -(2 ** 53), maximum = 2 ** 53 }: Schema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -(2 ** 53) + 1), Math.min(maximum, 2 ** 53 - 1)]
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }))
}

function list(schema: Schema): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems = 200 } = schema
  const item = fitting(schema.items ?? {})
  const few = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) })
  return fc.oneof(
    { weight: 6, arbitrary: few },
    { weight: 1, arbitrary: fc.array(item, { minLength: maxItems, maxLength: maxItems }) },
  )
}

/** Values that fit a JSON schema, often at the ends of its ranges. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) => [name, fitting(field)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'array') return list(schema)
  if (schema.type === 'integer' || schema.type === 'number') return whole(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'string' ? text(schema) : hostileValue
}

type Path = (string | number)[]

/** The paths of all values of a body, except the body itself. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [path]
  const inside = Object.entries(value).flatMap(([key, one]) =>
    pathsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length > 0 ? [path, ...inside] : inside
}

const absent = Symbol('absent')

/** The body with one value replaced or removed. */
function changed(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(body))
    return body.map((one, i) => (i === key ? changed(one, rest, value) : (one as unknown)))
  const fields = { ...(body as Input) }
  const field = changed(fields[key], rest, value)
  if (field === absent) delete fields[key]
  else fields[key] = field
  return fields
}

/** A body that succeeds, with some values replaced by hostile ones and some left out. */
export function spoiled(sample: Input, schema: Schema): fc.Arbitrary<unknown> {
  const named = Object.keys(schema.properties ?? {}).map((name): Path => [name])
  const paths = [...named, ...pathsOf(sample)]
  if (paths.length === 0) return fc.dictionary(hostileText, hostileValue, { maxKeys: 3 })
  const value = fc.oneof(
    { weight: 8, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constant(absent) },
  )
  return fc
    .array(fc.tuple(fc.constantFrom(...paths), value), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((body, [path, one]) => changedWhereIs(body, path, one), sample))
}

/** An earlier change may have removed the target of a later one. */
function changedWhereIs(body: unknown, path: Path, value: unknown): unknown {
  let at = body
  for (const key of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return body
    at = (at as Record<string | number, unknown>)[key]
  }
  return typeof at === 'object' && at !== null ? changed(body, path, value) : body
}
