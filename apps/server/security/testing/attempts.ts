import { createHash } from 'node:crypto'
import type { Bound } from '@hojip/platform/http'
import { formOf } from '@hojip/platform/testing'
import fc from 'fast-check'
import { inject } from 'vitest'
import { maxBodyBytes } from '../../app.ts'
import { hostileBody, hostilePiece, hostileQuery, jsonOf } from './hostile.ts'
import { fitting, spoiled } from './inputs.ts'
import { schemaOf } from './messages/smallest.ts'
import { sampleOf, type Input } from './samples.ts'
import type { World } from './world.ts'

export interface Attempt {
  url: string
  /** Fields that are part of the path. */
  places: Input
  body?: string | Buffer
  /** For a form: its fields before serialization. */
  form?: { fields: unknown; contentType: string }
}

/** Whether the contract accepts the input: a call cannot have written anything for input it does not accept. */
export function fits({ call }: Bound, { body = '', places, form }: Attempt): boolean {
  try {
    if (form) return call.input.safeParse(form.fields).success
    if (body.length > maxBodyBytes) return false
    return call.input.safeParse({ ...(JSON.parse(String(body) || '{}') as Input), ...places }).success
  } catch {
    return false
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : jsonOf(value).toWellFormed()
}

/** A value that is not an object is not a form. */
function formAttempt(key: string, value: unknown): Attempt {
  const fields: Input = typeof value === 'object' && value !== null ? { ...value } : {}
  const { body, contentType } = formOf(fields)
  return { url: `/v1${key.split(' ')[1]!}`, places: {}, body, form: { fields, contentType } }
}

/** Distributes the fields of a body over path, query and body as the call takes them. */
function attemptOf({ key, call }: Bound, value: unknown): Attempt {
  if (call.file) return formAttempt(key, value)
  const [method, template] = key.split(' ') as [string, string]
  const fields: Input = typeof value === 'object' && value !== null ? { ...value } : {}
  const places: Input = {}
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const piece = encodedWithin(textOf(fields[name] ?? 'none').slice(0, 4_000), mostOfLine)
    places[name] = fields[name]
    delete fields[name]
    return piece
  })
  if (method === 'POST')
    return { url: `/v1${path}`, places, body: jsonOf(typeof value === 'object' ? fields : value) }
  return { url: `/v1${path}?${queryOf(fields)}`, places }
}

/** Node accepts a request line of 16 KiB including the headers, so nothing longer is sent. */
const mostOfLine = 12_000

/** The longest start of the text whose encoding is not longer than `most`. */
function encodedWithin(text: string, most: number): string {
  let piece = text.slice(0, most).toWellFormed()
  for (;;) {
    const encoded = encodeURIComponent(piece)
    if (encoded.length <= most) return encoded
    piece = piece.slice(0, Math.floor((piece.length * most) / encoded.length) - 1).toWellFormed()
  }
}

function queryOf(fields: Input): string {
  const entries = Object.entries(fields)
  const most = Math.floor(mostOfLine / Math.max(entries.length, 1) / 2)
  return entries
    .map(([name, one]) => `${encodedWithin(name, most)}=${encodedWithin(textOf(one), most)}`)
    .join('&')
}

function withFields({ form }: Attempt, fields: Input) {
  return form ? { form: { ...form, fields } } : {}
}

/** Each call has inputs of its own every day, so that a month sends many times what one run does. */
function seedOf(key: string): number {
  return createHash('sha256')
    .update(`${inject('torture').seed} ${key}`)
    .digest()
    .readInt32BE()
}

/** Each attempt is serialized when its turn comes: thousands of large bodies at once would take too much memory. */
export function attemptsOf(bound: Bound, world: World): (() => Attempt)[] {
  const { key } = bound
  const [method, template] = key.split(' ') as [string, string]
  const sample = sampleOf(bound, world)
  const schema = schemaOf(bound)
  const piece = hostilePiece.map((one) => () => ({
    url: `/v1${template.replace(/\{\w+\}/g, one)}`,
    places: {},
  }))
  const usual = attemptOf(bound, sample)
  const whole: fc.Arbitrary<() => Attempt> =
    method === 'POST'
      ? hostileBody.map((body) => () => ({ ...usual, body, ...withFields(usual, {}) }))
      : hostileQuery.map((query) => () => ({ ...usual, url: `${usual.url.split('?')[0]}?${query}` }))
  const kinds = [
    { weight: 10, arbitrary: spoiled(sample, schema).map((value) => () => attemptOf(bound, value)) },
    { weight: 3, arbitrary: fitting(schema).map((value) => () => attemptOf(bound, value)) },
    { weight: 3, arbitrary: whole },
    ...(template.includes('{') ? [{ weight: 2, arbitrary: piece }] : []),
  ]
  return fc.sample(fc.oneof(...kinds), { numRuns: inject('fuzzRuns'), seed: seedOf(key) })
}
