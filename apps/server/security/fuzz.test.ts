import type { Bound } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { formOf } from '@hojip/platform/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { changedTables, fingerprintOf, type Fingerprint } from './testing/fingerprint.ts'
import { aGuardedMall, type GuardedMall, type Sent } from './testing/guarded-mall.ts'
import { hostileBody, hostilePiece, hostileQuery, jsonOf } from './testing/hostile.ts'
import { fitting, spoiled } from './testing/inputs.ts'
import { rightful, sampleOf, schemaOf, type Input } from './testing/samples.ts'
import { aWorld, type World } from './testing/world.ts'

const runs = inject('fuzzRuns')

let mall: GuardedMall
let world: World
let fingerprint: () => Promise<Fingerprint>
beforeAll(async () => {
  mall = await aGuardedMall()
  world = await aWorld(mall)
  fingerprint = await fingerprintOf(mall.tools.db)
}, 180_000)
afterAll(() => mall.close())

interface Attempt {
  url: string
  /** Fields that stand in the path. */
  places: Input
  body?: string | Buffer
  /** Of a form: its fields as they were before they were written down. */
  form?: { fields: unknown; contentType: string }
}

/** Whether the contract takes the body: what it does not take can have written nothing. */
function fits({ call }: Bound, { body = '', places, form }: Attempt): boolean {
  try {
    if (form) return call.input.safeParse(form.fields).success
    return call.input.safeParse({ ...(JSON.parse(String(body) || '{}') as Input), ...places }).success
  } catch {
    return false
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : jsonOf(value).toWellFormed()
}

/** What is no object is no form. */
function formAttempt(key: string, value: unknown): Attempt {
  const fields: Input = typeof value === 'object' && value !== null ? { ...value } : {}
  const { body, contentType } = formOf(fields)
  return { url: `/v1${key.split(' ')[1]!}`, places: {}, body, form: { fields, contentType } }
}

/** A body that is an object, spread over path, query and body as the call takes it. */
function attemptOf({ key, call }: Bound, value: unknown): Attempt {
  if (call.file) return formAttempt(key, value)
  const [method, template] = key.split(' ') as [string, string]
  const fields: Input = typeof value === 'object' && value !== null ? { ...value } : {}
  const places: Input = {}
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const piece = encodeURIComponent(
      textOf(fields[name] ?? 'none')
        .slice(0, 4_000)
        .toWellFormed(),
    )
    places[name] = fields[name]
    delete fields[name]
    return piece
  })
  if (method === 'POST')
    return { url: `/v1${path}`, places, body: jsonOf(typeof value === 'object' ? fields : value) }
  const query = Object.entries(fields).map(
    ([name, one]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(textOf(one))}`,
  )
  return { url: `/v1${path}?${query.join('&')}`, places }
}

function withFields({ form }: Attempt, fields: Input) {
  return form ? { form: { ...form, fields } } : {}
}

function attempts(bound: Bound): Attempt[] {
  const { key } = bound
  const [method, template] = key.split(' ') as [string, string]
  const sample = sampleOf(bound, world)
  const schema = schemaOf(bound)
  const piece = hostilePiece.map((one) => ({ url: `/v1${template.replace(/\{\w+\}/g, one)}`, places: {} }))
  const usual = attemptOf(bound, sample)
  const whole: fc.Arbitrary<Attempt> =
    method === 'POST'
      ? hostileBody.map((body) => ({ ...usual, body, ...withFields(usual, {}) }))
      : hostileQuery.map((query) => ({ ...usual, url: `${usual.url.split('?')[0]}?${query}` }))
  const kinds = [
    { weight: 10, arbitrary: spoiled(sample, schema).map((value) => attemptOf(bound, value)) },
    { weight: 3, arbitrary: fitting(schema).map((value) => attemptOf(bound, value)) },
    { weight: 3, arbitrary: whole },
    ...(template.includes('{') ? [{ weight: 2, arbitrary: piece }] : []),
  ]
  return fc.sample(fc.oneof(...kinds), { numRuns: runs, seed: 20_261_120 })
}

/** What a refused call may leave behind, and has to: a wrong code counts, a forged message is evidence. */
const traces: Record<string, string[]> = {
  'POST /sms/login': ['account_sms_code'],
  'POST /login': ['account_password_try'],
  'POST /staff/login': ['account_password_try'],
  'POST /webRegister': ['account_sms_code'],
  'POST /verifySmsCode': ['account_sms_code'],
  'POST /appUser/stepUp': ['account_sms_code', 'account_password_try'],
  'POST /appUser/changePhone': ['account_sms_code'],
  'POST /bizPay/notify/wechat': ['payment_event'],
  'POST /bizPay/notify/alipay': ['payment_event'],
}

/** Words of the inside: stack traces, files, SQL. */
const inside =
  /\n\s+at |node_modules|\.ts:\d|file:\/\/|\b(select|insert|update|delete) [\s\S]* (from|into|where) |relation "|syntax error/i

const patienceMs = 5_000

/** Sends one; says what is wrong with the answer. */
async function send(bound: Bound, attempt: Attempt): Promise<{ answer: Sent; fault: string | undefined }> {
  const [method] = bound.key.split(' ') as [string]
  const headers = {
    'content-type': attempt.form?.contentType ?? 'application/json',
    'idempotency-key': newId(),
    ...rightful(bound, world),
  }
  const began = performance.now()
  const { places: _, form: _form, ...request } = attempt
  const answer = await mall.raw({ method, ...request, headers })
  const ms = performance.now() - began
  const shown = `${attempt.url.slice(0, 200)} ${String(attempt.body).slice(0, 300)} → ${answer.statusCode} ${answer.text.slice(0, 300)}`
  if (answer.statusCode >= 500) return { answer, fault: shown }
  if (inside.test(answer.text)) return { answer, fault: `tells of the inside: ${shown}` }
  if (ms > patienceMs) return { answer, fault: `${Math.round(ms)} ms: ${shown}` }
  const isFile = String(answer.headers['content-type']).startsWith('text/csv')
  const isOurs = bound.call.auth === 'callback' || isFile || typeof answer.body.code === 'string'
  return { answer, fault: isOurs ? undefined : `no envelope: ${shown}` }
}

const mostSlow = 15
const mostCompared = 40

async function fuzz(bound: Bound): Promise<string[]> {
  const faults: string[] = []
  const wrote = async (before: Fingerprint) => {
    const tables = changedTables(before, await fingerprint())
    return tables.filter((table) => !traces[bound.key]?.includes(table))
  }
  const all = attempts(bound)
  const isRead = bound.call.rate === 'read' || bound.call.rate === 'search'
  const open = isRead ? [] : all.filter((attempt) => fits(bound, attempt))
  const start = await fingerprint()
  for (const attempt of all.filter((one) => !open.includes(one))) {
    const { fault } = await send(bound, attempt)
    if (fault) faults.push(fault)
  }
  const unasked = await wrote(start)
  if (unasked.length > 0)
    faults.push(`wrote ${unasked.join()} though ${isRead ? 'it only reads' : 'all was refused'}`)
  // A password takes its time by design.
  const tried = open.slice(0, bound.call.rate === 'login' ? mostSlow : runs)
  for (const [i, attempt] of tried.entries()) {
    const before = i < mostCompared ? await fingerprint() : undefined
    const { answer, fault } = await send(bound, attempt)
    if (fault) faults.push(fault)
    const tables = before && answer.statusCode !== 200 ? await wrote(before) : []
    if (tables.length > 0) faults.push(`wrote ${tables.join()}: ${answer.text}`)
  }
  return [...new Set(faults)].slice(0, 5)
}

test(
  `${runs} hostile inputs a call: no bug, no inside told, nothing written by what is refused`,
  async () => {
    const found: Record<string, string[]> = {}
    for (const bound of mall.calls) {
      const faults = await fuzz(bound)
      if (faults.length > 0) found[bound.key] = faults
    }
    expect(found).toEqual({})
    // A flood may keep the job queue waiting for a connection; it asks again. That is no fault of a call.
    expect(mall.errors.filter(({ event }) => event !== 'jobs.error')).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  },
  120_000 + runs * 1_500,
)
