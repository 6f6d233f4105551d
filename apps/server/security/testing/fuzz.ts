import { createHash } from 'node:crypto'
import { newId } from '@hojip/platform/ids'
import type { Bound } from '@hojip/platform/http'
import { channelNames } from '@hojip/policy/channels'
import { isRecorded } from '@hojip/staff/rules'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { attemptsOf, fits, type Attempt } from './attempts.ts'
import { actTables, changedTables, fingerprintOf, type Fingerprint } from './fingerprint.ts'
import { aGuardedMall, type GuardedMall, type Sent } from './guarded-mall.ts'
import { rightful } from './samples.ts'
import { aWorld, type World } from './world.ts'

interface Scene {
  mall: GuardedMall
  world: World
  fingerprint: () => Promise<Fingerprint>
}

export function onlyReads({ call }: Bound): boolean {
  return call.rate === 'read' || call.rate === 'search'
}

/** Tables to which a refused call writes on purpose: a wrong code counts, a forged message is evidence. */
const traces: Record<string, string[]> = {
  'POST /sms/login': ['account_sms_code'],
  'POST /login': ['account_password_try'],
  'POST /staff/login': ['account_password_try'],
  'POST /webRegister': ['account_sms_code'],
  'POST /verifySmsCode': ['account_sms_code'],
  'POST /appUser/stepUp': ['account_sms_code', 'account_password_try'],
  'POST /appUser/changePhone': ['account_sms_code'],
  ...Object.fromEntries(channelNames.map((name) => [`POST /bizPay/notify/${name}`, ['payment_event']])),
}

/** The tables written to since `before` to which the call may not write when it refuses. */
async function wroteTo({ fingerprint }: Scene, { key, call }: Bound, before: Fingerprint): Promise<string[]> {
  const tables = changedTables(before, await fingerprint())
  const mayChange = [...(traces[key] ?? []), ...(isRecorded(call) ? actTables : [])]
  return tables.filter((table) => !mayChange.includes(table))
}

/** Words of internals: stack traces, files, SQL. */
const inside =
  /\n\s+at |node_modules|\.ts:\d|file:\/\/|\b(select|insert|update|delete) [\s\S]* (from|into|where) |relation "|syntax error/i

const patienceMs = 5_000

interface Told {
  answer: Sent
  fault: string | undefined
}

/** Sends one attempt; returns what is wrong with the answer. */
async function send({ mall, world }: Scene, bound: Bound, attempt: Attempt): Promise<Told> {
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
  if (inside.test(answer.text)) return { answer, fault: `reveals internals: ${shown}` }
  if (ms > patienceMs) return { answer, fault: `${Math.round(ms)} ms: ${shown}` }
  const isFile = /^(text\/csv|application\/pdf)/.test(String(answer.headers['content-type']))
  const isOurs = bound.call.auth === 'callback' || isFile || typeof answer.body.code === 'string'
  return { answer, fault: isOurs ? undefined : `no envelope: ${shown}` }
}

function hashOf({ url, body = '', form }: Attempt): string {
  return createHash('sha256')
    .update(`${url}\n${form?.contentType ?? ''}\n`)
    .update(body)
    .digest('base64')
}

/**
 * Sends reads and input the contract refuses: nothing may change. Adds acceptable input to `open`. An input that chance
 * gives again is sent once: about a third of 2,000 are repeated.
 */
async function sendHarmless(scene: Scene, bound: Bound, open: Attempt[]): Promise<string[]> {
  const faults: string[] = []
  const sent = new Set<string>()
  for (const write of attemptsOf(bound, scene.world)) {
    const attempt = write()
    const hash = hashOf(attempt)
    if (sent.has(hash)) continue
    sent.add(hash)
    if (!onlyReads(bound) && fits(bound, attempt)) {
      open.push(attempt)
      continue
    }
    // One after the other, so that what takes too long is not blamed on its neighbours.
    const { fault } = await send(scene, bound, attempt)
    if (fault) faults.push(fault)
  }
  return faults
}

const mostSlow = 15
const mostCompared = 40

/** Sends acceptable input one at a time, as it may write. */
async function sendFitting(scene: Scene, bound: Bound, open: Attempt[]): Promise<string[]> {
  const faults: string[] = []
  // Hashing a password is slow by design.
  const tried = bound.call.rate === 'login' ? open.slice(0, mostSlow) : open
  for (const [i, attempt] of tried.entries()) {
    const before = i < mostCompared ? await scene.fingerprint() : undefined
    const { answer, fault } = await send(scene, bound, attempt)
    if (fault) faults.push(fault)
    const tables = before && answer.statusCode !== 200 ? await wroteTo(scene, bound, before) : []
    if (tables.length > 0) faults.push(`wrote ${tables.join()}: ${answer.text}`)
  }
  return faults
}

/** A mall that was closed by hostile input refuses the calls that come after. */
async function openAgain(scene: Scene, bound: Bound): Promise<void> {
  if (bound.key !== 'POST /sysConsole/setMode') return
  const { answer } = await send(scene, bound, {
    url: '/v1/sysConsole/setMode',
    places: {},
    body: '{"mode":"open"}',
  })
  expect(answer.statusCode).toBe(200)
}

async function fuzz(scene: Scene, bound: Bound): Promise<string[]> {
  const open: Attempt[] = []
  const start = await scene.fingerprint()
  const faults = await sendHarmless(scene, bound, open)
  const unasked = await wroteTo(scene, bound, start)
  if (unasked.length > 0)
    faults.push(`wrote ${unasked.join()} though ${onlyReads(bound) ? 'it only reads' : 'all was refused'}`)
  faults.push(...(await sendFitting(scene, bound, open)))
  await openAgain(scene, bound)
  return [...new Set(faults)].slice(0, 5)
}

/** The whole of a test file: sends hostile input to each of these calls. */
export function fuzzCalls(which: string, isOne: (bound: Bound) => boolean) {
  const runs = inject('fuzzRuns')
  const { seed } = inject('torture')
  let scene: Scene
  beforeAll(async () => {
    const mall = await aGuardedMall()
    scene = { mall, world: await aWorld(mall), fingerprint: await fingerprintOf(mall.tools.db) }
  })
  afterAll(() => scene.mall.close())

  test(
    `${runs} hostile inputs to each call ${which}: no bug, no internals revealed, nothing written by refused calls; seed ${seed}`,
    async () => {
      const found: Record<string, string[]> = {}
      for (const bound of scene.mall.calls.filter(isOne)) {
        // Hundreds of thousands of lines that nobody looks at; errors are collected apart.
        scene.mall.logged.length = 0
        const faults = await fuzz(scene, bound)
        if (faults.length > 0) found[bound.key] = faults
      }
      expect(found).toEqual({})
      // The load may keep the job queue waiting for a connection; it retries. That is not the fault of a call.
      expect(scene.mall.errors.filter(({ event }) => event !== 'jobs.error')).toEqual([])
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
    300_000 + runs * 1_500,
  )
}
