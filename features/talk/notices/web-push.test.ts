import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aRoom, aShopper } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { collectingLog } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestSimulators, type Simulators } from '../../../apps/simulators/testing.ts'
import { createPushService, noticesJobs, noticesRoutes, pushTo } from './index.ts'
import { mostBrowsers, worthMs } from './rules/web-push/limits.ts'

interface TestBrowser {
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

let dataDir: string
let simulators: Simulators
let clock: ReturnType<typeof movableClock>
let { db, api, tools, stop } = {} as Awaited<ReturnType<typeof aRoom>>
const { log, errors, logged } = collectingLog()
const secret = 'a secret of the mall in at least 32 characters'
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-push-'))
  simulators = await startTestSimulators({ dataDir })
  const now = { nowMs: () => clock.nowMs() }
  const pushService = createPushService({
    secret,
    contact: 'mailto:webmaster@localhost',
    clock: now,
    others: [new URL(simulators.url).origin],
  })
  ;({ db, api, tools, stop } = await aRoom((tools) => {
    noticesJobs({ ...tools, log, pushService })
    return noticesRoutes({ ...tools, pushService })
  }, now))
})
beforeEach(() => {
  clock = movableClock(Date.now())
})
afterEach(() => fetch(`${simulators.url}/sim/faults`, { method: 'DELETE' }))
afterAll(async () => {
  await stop()
  await simulators.stop()
  await rm(dataDir, { recursive: true })
})

async function aBrowser(as: Viewer): Promise<TestBrowser> {
  const { key: applicationServerKey } = (await api.send('GET /appUserPush/queryKey', {}, { as })).data
  const answer = await fetch(`${simulators.url}/sim/push/browsers`, {
    method: 'POST',
    body: JSON.stringify({ applicationServerKey }),
  })
  return (await answer.json()) as TestBrowser
}

function save(as: Viewer, { endpoint, p256dh, auth }: Omit<TestBrowser, 'id'>, more: object = {}) {
  const input = { endpoint, p256dh, auth, subjects: ['notices'], ...more }
  return api.send('POST /appUserPush/save', input, { as, locale: 'ko-KR' })
}

async function aSubscriber(name = 'Lin') {
  const who = await aShopper(db, name)
  const browser = await aBrowser(who)
  await save(who, browser)
  return { who, browser }
}

function fieldsOf(data: unknown) {
  return (data as { fields?: { field: string }[] }).fields?.map(({ field }) => field)
}

const words = { 'zh-CN': '到货了', 'en-US': 'Delivered', 'ko-KR': '도착했어요' }
function push({ userId }: Viewer, tag = newId()) {
  const one = { userId, words: (locale: keyof typeof words) => ({ title: words[locale], body: '×1' }) }
  return inTransaction(db, (tx) =>
    pushTo(tx, 'notices', [{ ...one, tag, link: `/me/notifications/${tag}` }], clock.nowMs()),
  )
}

interface Shown {
  text: string | null
  ttlSeconds: number
  topic: string
}
async function shownBy({ id }: TestBrowser): Promise<Shown[]> {
  return (await fetch(`${simulators.url}/sim/push/messages?browser=${id}`)).json() as Promise<Shown[]>
}

function fault(rule: object) {
  return fetch(`${simulators.url}/sim/faults`, { method: 'POST', body: JSON.stringify(rule) })
}

async function waitingJobs() {
  const { rows } = await sql<{ data: object; seconds: number }>`
    select data, round(extract(epoch from start_after - now()))::int as seconds from pgboss.job
    where name = 'webPush.send' and state in ('created', 'retry')`.execute(db)
  return rows
}

test('a message reaches the browser, encrypted for it, in the language of the subscription', async () => {
  const { who, browser } = await aSubscriber()
  await push(who, 'parcel')
  await tools.jobs.drain()
  const [shown, ...more] = await shownBy(browser)
  expect(more).toEqual([])
  expect(JSON.parse(shown!.text!)).toEqual({
    title: '도착했어요',
    body: '×1',
    tag: 'parcel',
    link: '/me/notifications/parcel',
  })
  expect(shown!.ttlSeconds).toBe(worthMs / 1_000)
  expect(shown!.topic).toMatch(/^[\w-]{32}$/)
})

test('nobody else gets it, and nothing without a subscription', async () => {
  const [lin, jun, mei] = [await aSubscriber(), await aSubscriber('Jun'), await aShopper(db, 'Mei')]
  await push(lin.who)
  await push(mei)
  await tools.jobs.drain()
  expect(await shownBy(lin.browser)).toHaveLength(1)
  expect(await shownBy(jun.browser)).toEqual([])
})

test('a message rolled back with its cause is not sent', async () => {
  const { who, browser } = await aSubscriber()
  const broken = inTransaction(db, async (tx) => {
    const one = { userId: who.userId, words: () => ({ title: 'never', body: '' }), tag: 't', link: '/' }
    await pushTo(tx, 'notices', [one], clock.nowMs())
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  await tools.jobs.drain()
  expect(await shownBy(browser)).toEqual([])
})

test('the last user who subscribes in a browser takes it over', async () => {
  const { who, browser } = await aSubscriber()
  const jun = await aShopper(db, 'Jun')
  await push(who)
  await save(jun, browser)
  await tools.jobs.drain()
  expect(await shownBy(browser)).toEqual([])
  await push(jun)
  await tools.jobs.drain()
  expect(await shownBy(browser)).toHaveLength(1)
})

test('unsubscribing ends it, for one’s own browsers only', async () => {
  const { who, browser } = await aSubscriber()
  const { endpoint } = browser
  const jun = await aShopper(db, 'Jun')
  await api.send('POST /appUserPush/deleteByEndpoint', { endpoint }, { as: jun })
  await push(who)
  await tools.jobs.drain()
  expect(await shownBy(browser)).toHaveLength(1)
  await api.send('POST /appUserPush/deleteByEndpoint', { endpoint }, { as: who })
  await push(who)
  await tools.jobs.drain()
  expect(await shownBy(browser)).toHaveLength(1)
})

test('a browser that is gone is forgotten', async () => {
  const { who, browser } = await aSubscriber()
  await fetch(`${simulators.url}/sim/push/browsers/${browser.id}/leave`, { method: 'POST' })
  await push(who)
  await tools.jobs.drain()
  const { rows } = await sql`select from web_push_subscription where user_id = ${who.userId}`.execute(db)
  expect(rows).toEqual([])
})

describe('a service that does not answer', () => {
  async function pushWith(kind: string) {
    const { who, browser } = await aSubscriber()
    await fault({ kind, channel: 'push', number: browser.id, times: 1 })
    await push(who)
    await tools.jobs.drain()
    const pauses = (await waitingJobs()).map(({ seconds }) => seconds)
    expect(pauses).toEqual([expect.closeTo(30, -1)])
    await tools.jobs.drain({ early: true })
    return shownBy(browser)
  }

  test.each(['errorBefore', 'cutBefore'])('gets the message again: %s', async (kind) => {
    expect(await pushWith(kind)).toHaveLength(1)
  })

  test.each(['errorAfter', 'cutAfter', 'answerRedirect'])(
    'and has taken the message is asked to replace it: %s',
    async (kind) => {
      const [second, first, ...more] = await pushWith(kind)
      expect(more).toEqual([])
      expect(second).toMatchObject({ topic: first!.topic, text: first!.text })
    },
  )
})

test('a service that is busy is asked again after its `Retry-After`, at most an hour later', async () => {
  const { who, browser } = await aSubscriber()
  await fault({ kind: 'pushTooMany', number: browser.id, times: 1, ms: 90_000 })
  await push(who)
  await tools.jobs.drain()
  expect((await waitingJobs()).map(({ seconds }) => seconds)).toEqual([expect.closeTo(90, -1)])
  await tools.jobs.drain({ early: true })
  expect(await shownBy(browser)).toHaveLength(1)
  await fault({ kind: 'pushTooMany', number: browser.id, times: 1, ms: 86_400_000 })
  await push(who)
  await tools.jobs.drain()
  expect((await waitingJobs()).map(({ seconds }) => seconds)).toEqual([expect.closeTo(3_600, -2)])
  await tools.jobs.drain({ early: true })
})

test('a refused message is logged without the address of the browser, and not repeated', async () => {
  const { who, browser } = await aSubscriber()
  await fault({ kind: 'pushRefused', number: browser.id, times: 1 })
  await push(who)
  await tools.jobs.drain()
  expect(await waitingJobs()).toEqual([])
  expect(errors.map(({ event }) => event)).toEqual(['webPush.refused'])
  expect(JSON.stringify(logged)).not.toContain(browser.id)
})

test('a message that is a day old is not sent any more', async () => {
  const { who, browser } = await aSubscriber()
  await push(who)
  clock.advance(worthMs)
  await tools.jobs.drain()
  expect(await shownBy(browser)).toEqual([])
})

test.each([
  'https://mall.example/push/1',
  'https://fcm.googleapis.com.example/1',
  'https://evilfcm.googleapis.com.cn/1',
  'http://fcm.googleapis.com/1',
  'https://fcm.googleapis.com:8443/1',
  'https://user@fcm.googleapis.com/1',
  'http://127.0.0.1:5432/',
  'https://169.254.169.254/latest',
])('an address that is no push service’s is refused: %s', async (endpoint) => {
  const who = await aShopper(db)
  const browser = await aBrowser(who)
  expect(await save(who, { ...browser, endpoint })).toMatchObject({
    status: false,
    data: { reason: 'webPush/unknownService' },
  })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the push services of the browsers are accepted: %s', async (endpoint) => {
  const who = await aShopper(db)
  const browser = await aBrowser(who)
  expect(await save(who, { ...browser, endpoint })).toMatchObject({ status: true })
})

test('keys of a wrong length are refused by name', async () => {
  const who = await aShopper(db)
  const browser = await aBrowser(who)
  for (const [field, value] of Object.entries({ p256dh: browser.auth, auth: browser.p256dh })) {
    const answer = await save(who, browser, { [field]: value })
    expect(fieldsOf(answer.data), field).toEqual([field])
  }
})

test('a browser whose key is no point on the curve is forgotten', async () => {
  const who = await aShopper(db)
  const browser = await aBrowser(who)
  await save(who, browser, { p256dh: Buffer.alloc(65, 4).toString('base64url') })
  await push(who)
  await tools.jobs.drain()
  const { rows } = await sql`select from web_push_subscription where user_id = ${who.userId}`.execute(db)
  expect(rows).toEqual([])
})

test('a user keeps the browsers used last, also when they subscribe at once', async () => {
  const who = await aShopper(db)
  const browsers = await Promise.all(Array.from({ length: mostBrowsers + 3 }, () => aBrowser(who)))
  await Promise.all(browsers.map((browser) => save(who, browser)))
  const { rows } = await sql`select from web_push_subscription where user_id = ${who.userId}`.execute(db)
  expect(rows).toHaveLength(mostBrowsers)
})

test('a session that is ended takes its browser along; one that is replaced passes it on; one that expired leaves it', async () => {
  const { who, browser } = await aSubscriber()
  const session = (id: string, replaces?: string) =>
    sql`
    insert into account_session (token_hash, id, sid_hash, bound, user_id, expires_at, ip, user_agent)
    values (${Buffer.from(id)}, ${id}, ${Buffer.from(id)}, true, ${who.userId},
            now() + interval '1 day', '127.0.0.1', ${replaces ?? ''})`.execute(db)
  const left = async () =>
    (
      await sql<{ session_id: string }>`
        select session_id from web_push_subscription where user_id = ${who.userId}`.execute(db)
    ).rows.map((row) => row.session_id)
  const next = newId()
  await session(who.sessionId)
  await session(next)
  await sql`update account_session set replaced_by = ${next} where id = ${who.sessionId}`.execute(db)
  expect(await left()).toEqual([next])
  await sql`delete from account_session where id = ${who.sessionId}`.execute(db)
  expect(await left()).toEqual([next])
  await sql`update account_session set expires_at = now() - interval '2 days' where id = ${next}`.execute(db)
  await sql`delete from account_session where id = ${next}`.execute(db)
  expect(await left()).toEqual([next])
  await session(who.sessionId)
  await save(who, browser)
  await sql`delete from account_session where id = ${who.sessionId}`.execute(db)
  expect(await left()).toEqual([])
})

test('a closed account, and a browser without a visit for two months, are forgotten', async () => {
  const [lin, jun, mei] = [await aSubscriber(), await aSubscriber('Jun'), await aSubscriber('Mei')]
  await sql`update web_push_subscription set renewed_at = now() - interval '61 days' where user_id = ${jun.who.userId}`.execute(
    db,
  )
  await inTransaction(db, (tx) => tools.jobs.emit(tx, 'accounts/closed', { userId: lin.who.userId }))
  await inTransaction(db, (tx) => tools.jobs.send(tx, 'webPush.sweep', {}))
  await tools.jobs.drain()
  const owners = [lin, jun, mei].map(({ who }) => who.userId)
  const { rows } = await sql<{ user_id: string }>`
    select user_id from web_push_subscription where user_id = any(${owners}::uuid[])`.execute(db)
  expect(rows).toEqual([{ user_id: mei.who.userId }])
})
