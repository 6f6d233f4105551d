import type { Db, Tables } from '@hojip/db'
import { movableClock } from '@hojip/platform/clock'
import { openDatabase } from '@hojip/platform/db'
import type { Bound } from '@hojip/platform/http'
import { newToken } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { localSignals } from '@hojip/platform/signals'
import { freshDatabase, testApi } from '@hojip/platform/testing'
import { uploadsJobs } from '@hojip/uploads'
import { sql } from 'kysely'
import {
  accountsJobs,
  accountsRoutes,
  createAuthenticator,
  type AccountsTools,
  type PasswordCost,
} from './index.ts'
import { sha256 } from './actions/cookies.ts'
import type { SmsMessage } from './sms/gateway.ts'
import { insertTicket } from './store/tickets.ts'

const origin = 'http://localhost:3000'

/** The lowest cost: tests ask whether a password is right, not how long guessing takes. */
export const cheapPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }

/** A browser on our own page: stores cookies as a browser does, and sends the session's token when there is one. */
function aBrowser(send: ReturnType<typeof testApi>['send'], from: { userAgent?: string } = {}) {
  const jar = new Map<string, string>()
  const headers = () => ({
    origin,
    'sec-fetch-site': 'same-origin',
    'user-agent': from.userAgent ?? 'Chrome/156.0 Linux',
    ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
    ...(jar.get('token') ? { authorization: jar.get('token')! } : {}),
  })
  const keep = (cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const at = pair.indexOf('=')
      if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const call: typeof send = async (key, input, sending) => {
    const answer = await send(key, input, { ...sending, headers: { ...headers(), ...sending?.headers } })
    keep(answer.cookies)
    return answer
  }
  return { send: call, cookies: jar, headers }
}

export type TestBrowser = ReturnType<typeof aBrowser>

const timed = {
  account_session: ['created_at', 'last_seen_at', 'expires_at', 'auth_at'],
  account_sms_code: ['sent_at', 'expires_at', 'last_try_at'],
  account_login_state: ['expires_at'],
  account_ticket: ['expires_at'],
  account_password_try: ['last_at'],
}
const unitMs: Record<string, number> = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** Advances the clocks of the database and of the program together; `interval` is like `3 hours`. */
async function moveBack(db: Db, clock: { advance(ms: number): void }, interval: string) {
  for (const [table, columns] of Object.entries(timed)) {
    const moved = columns.map((column) => `${column} = ${column} - interval '${interval}'`)
    await sql`update ${sql.table(table)} set ${sql.raw(moved.join(', '))}`.execute(db)
  }
  const [amount = '0', unit = ''] = interval.split(' ')
  clock.advance(Number(amount) * unitMs[unit.replace(/s$/, '')]!)
}

/** The last code sent to a Chinese number; the limits never refuse it in these tests. */
function codesOf(db: Db, inbox: readonly SmsMessage[]) {
  return async (phone: string, send: () => Promise<unknown>) => {
    const e164 = `+86${phone}`
    await sql`update account_sms_code set sent_at = sent_at - interval '1 day' where phone = ${e164}`.execute(
      db,
    )
    const before = inbox.length
    await send()
    if (inbox.length === before) throw new Error('no code was sent')
    return inbox.find((message) => message.phone === e164)!.code
  }
}

const noObjects = { put: async () => {}, get: async () => undefined, remove: async () => {} }

/** The calls that a test serves, given those of this room; a room above it adds its own, and its jobs. */
type Serving = (calls: Bound[], tools: AccountsTools) => Bound[]

/** The room behind the real HTTP layer with real sessions, on its own database, with an inbox for its messages. */
export async function anAccountsRoom(
  given: Partial<AccountsTools> = {},
  serving: Serving = (calls) => calls,
) {
  const fresh = await freshDatabase()
  const database = openDatabase<Tables>({ url: fresh.url })
  const { db } = database
  const inbox: SmsMessage[] = []
  const log = createLog('error')
  const style = { secure: true }
  const clock = movableClock()
  const signals = localSignals()
  const basics = { db, clock, jobs: createJobs({ db, log }), log }
  const sms = { send: async (message: SmsMessage) => void inbox.unshift(message) }
  const tools: AccountsTools = {
    ...basics,
    style,
    authenticator: createAuthenticator(basics, style, signals),
    passwordCost: cheapPasswordCost,
    sms,
    secret: 's'.repeat(32),
    perIpFactor: 1_000,
    codePace: 1,
    providers: {},
    publicUrl: origin,
    ownData: async () => ({}),
    openOrders: async () => 0,
    agreementVersion: async () => '2026-11',
    ...given,
  }
  accountsJobs(tools)
  // Old pictures of accounts are released; in these tests they have no files.
  uploadsJobs({ ...tools, objects: noObjects })
  const calls = serving(accountsRoutes(tools), tools)
  await tools.jobs.start({ work: false })
  const api = testApi(calls, tools.authenticator.authenticate)

  const codeFor = codesOf(db, inbox)
  const signIn = async (browser: Pick<TestBrowser, 'send'>, phone: string) => {
    const smscode = await codeFor(phone, () => browser.send('POST /sendSms', { phone }))
    return browser.send('POST /sms/login', { phone, smscode, agreed: true })
  }

  return {
    tools,
    db,
    clock,
    signals,
    inbox,
    send: api.send,
    browser: (from?: { userAgent?: string }) => aBrowser(api.send, from),
    codeFor,
    signIn,
    /** Moves all stored times into the past. */
    later: (interval: string) => moveBack(db, clock, interval),
    close: async () => {
      await api.close()
      await tools.jobs.stop()
      await database.close()
      await fresh.drop()
    },
  }
}

export type AccountsRoom = Awaited<ReturnType<typeof anAccountsRoom>>

/** A ticket as the right code to this number gives: it proves the number of the caller (scene `stepUp`). */
export async function aPhoneTicket(db: Db, phone: string): Promise<string> {
  const ticket = newToken()
  await insertTicket(db, { ticketHash: sha256(ticket), purpose: 'stepUp', phone, expireSeconds: 300 })
  return ticket
}
