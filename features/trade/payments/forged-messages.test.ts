import { randomBytes } from 'node:crypto'
import { anOrder } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askAbout } from './actions/ask-gateway.ts'
import { createAskOnce } from './actions/ask-once.ts'
import { createForgeries } from './actions/forgeries.ts'
import { handleGatewayMessage } from './actions/handle-gateway-message.ts'
import type { Notification } from './gateways/gateway.ts'
import { dropForgeries } from './store/messages.ts'
import { attemptById } from './store/attempts.ts'
import { aPayingMall, attemptOf, mayBeAskedAgain, mustAddUp, type PayingMall } from './testing.ts'

let mall: PayingMall
beforeAll(async () => {
  mall = await aPayingMall()
})
afterAll(() => mall.stop())

/** Sends as anybody could, without a key of the gateway's. */
function forge(channel: 'wechat' | 'alipay', ip: string) {
  return mall.app.inject({
    method: 'POST',
    url: `/v1/bizPay/notify/${channel}`,
    remoteAddress: ip,
    headers: {
      'content-type': 'application/json',
      'wechatpay-serial': 'made-up',
      'x-long': 'x'.repeat(8_000),
    },
    payload: randomBytes(12_000).toString('base64'),
  })
}

function rejected() {
  return mall.tools.db.selectFrom('payment_event').selectAll().where('kind', '=', 'rejected').execute()
}

test('the hash, the serial and one kilobyte of a forged message are stored', async () => {
  for (const channel of ['wechat', 'alipay'] as const)
    expect((await forge(channel, '192.0.2.1')).statusCode).toBeGreaterThanOrEqual(
      channel === 'wechat' ? 400 : 200,
    )
  const stored = await rejected()
  expect(stored.map(({ channel }) => channel).toSorted()).toEqual(['alipay', 'wechat'])
  for (const { raw, headers } of stored) {
    expect(raw).toHaveLength(1_024)
    expect(headers).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), bytes: 16_000 })
    expect(JSON.stringify(headers).length).toBeLessThan(300)
  }
})

test('ten forged messages a minute are stored per address, three hundred a day in all', async () => {
  const before = (await rejected()).length
  await Promise.all(Array.from({ length: 40 }, () => forge('wechat', '2001:db8::1')))
  await Promise.all(Array.from({ length: 40 }, (_, i) => forge('wechat', `2001:db8::${i + 2}`)))
  expect((await rejected()).length - before).toBe(10)
  for (let net = 0; net < 40; net++)
    await Promise.all(Array.from({ length: 10 }, () => forge('wechat', `198.51.100.${net}`)))
  const all = (await rejected()).filter(({ channel }) => channel === 'wechat').length
  // Concurrent messages do not see each other's rows.
  expect(all).toBeGreaterThanOrEqual(300)
  expect(all).toBeLessThan(330)
})

test('a genuine message is accepted from an address that floods', async () => {
  const { lin, orderId, code } = await anOrder(mall.tools)
  await Promise.all(Array.from({ length: 40 }, () => forge('wechat', '127.0.0.1')))
  const { data } = await mall.open(lin, code, '2')
  await mall.pay(data.payCode)
  expect(await mall.sent(data.payCode)).toEqual([expect.objectContaining({ accepted: true })])
  const { status } = await mall.tools.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(status).toBe(3)
})

test('rejected messages are deleted after a month, all others stay', async () => {
  const genuine = async () =>
    (await mall.tools.db.selectFrom('payment_event').select('id').where('kind', '<>', 'rejected').execute())
      .length
  const before = await genuine()
  expect(before).toBeGreaterThan(0)
  await dropForgeries(mall.tools.db, new Date(mall.tools.clock.nowMs() + 29 * 86_400_000))
  expect((await rejected()).length).toBeGreaterThan(0)
  await dropForgeries(mall.tools.db, new Date(mall.tools.clock.nowMs() + 31 * 86_400_000))
  expect([(await rejected()).length, await genuine()]).toEqual([0, before])
  await expect(sql`delete from payment_event`.execute(mall.tools.db)).rejects.toThrow('only ever added to')
})

test('a nightly job deletes rejected messages older than a month', async () => {
  const { db, clock, jobs } = mall.tools
  const forged = { channel: 'wechat', event_id: '', kind: 'rejected', headers: '{}', raw: Buffer.from('x') }
  const days = [29, 31].map((ago) => ({
    ...forged,
    id: newId(),
    verdict: `${ago} days ago`,
    at: new Date(clock.nowMs() - ago * 86_400_000),
  }))
  await db.insertInto('payment_event').values(days).execute()
  await jobs.send(db, 'payments.drop-forgeries', {})
  await jobs.drain()
  expect((await rejected()).map(({ verdict }) => verdict)).toEqual(['29 days ago'])
})

test('however often the buyer asks, a gateway is asked once in three seconds across all processes', async () => {
  const { lin, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, '2')
  let questions = 0
  const { wechat } = mall.options.gateways
  const gateways = {
    wechat: { ...wechat!, query: async (no: string) => ((questions += 1), wechat!.query(no)) },
  }
  const processes = [1, 2].map(() => createAskOnce({ ...mall.tools, ...mall.options, gateways }))
  const attempt = (await attemptById(mall.tools.db, (await attemptOf(mall, data.payCode)).id))!
  await Promise.all(Array.from({ length: 60 }, (_, i) => processes[i % 2]!(attempt)))
  expect(questions).toBe(1)
  await mayBeAskedAgain(mall, data.payCode)
  await processes[1]!(attempt)
  expect(questions).toBe(2)
})

test('the calls of the pages are limited the same way, also the one without a session', async () => {
  const { lin, code } = await anOrder(mall.tools)
  const { data } = await mall.openPhone(lin, code, 'h5')
  const { return_token: token } = await attemptOf(mall, data.payCode)
  const query = vi.spyOn(mall.options.gateways.wechat!, 'query')
  const calls = [
    () => mall.call(lin, 'GET /bizPay/queryPayStatus', { payId: code, ask: '1' }),
    () => mall.call(null, 'POST /bizPay/queryReturn', { token, ask: '1' }),
  ]
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => calls[i % 2]!()))
  for (const answer of answers) expect(answer.data.payStatus).toBe(0)
  for (const call of calls) await call()
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
})

test('a second payment under a paid number is accepted and stored, and books nothing', async () => {
  const { lin, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, '2')
  await mall.pay(data.payCode)
  await mall.sent(data.payCode)
  const gateway = mall.options.gateways.wechat!
  const genuine = {
    ...gateway,
    parseNotification: (): Notification => ({
      kind: 'payment',
      state: 'paid',
      eventId: 'EV-second',
      outTradeNo: data.payCode as string,
      gatewayTradeNo: `second of ${data.payCode}`,
      amountFen: 1800,
      paidAt: new Date(),
    }),
  }
  const hearing = { ...mall.tools, ...mall.options, forgeries: createForgeries() }
  const sent = { request: { headers: {}, body: Buffer.from('{}') }, ip: '127.0.0.1' }
  expect(await handleGatewayMessage(hearing, genuine, sent)).toBe(gateway.successAnswer)
  const stored = await mall.tools.db
    .selectFrom('payment_event')
    .select('verdict')
    .where('event_id', '=', 'EV-second')
    .execute()
  expect(stored).toEqual([{ verdict: 'second payment' }])
})

test('a second payment found by asking is stored like a notified one, however often we ask', async () => {
  const { lin, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, '2')
  const number = data.payCode as string
  await mall.pay(number)
  await mall.sent(number)
  const wechat = mall.options.gateways.wechat!
  const trade = { gatewayTradeNo: `second of ${number}`, amountFen: 1800, paidAt: new Date() }
  const asked = { ...wechat, query: () => Promise.resolve({ state: 'paid' as const, ...trade }) }
  const paymentsTools = {
    ...mall.tools,
    ...mall.options,
    gateways: { ...mall.options.gateways, wechat: asked },
  }
  const { id } = await attemptOf(mall, number)
  // Asked while the attempt was open, answered once it was paid.
  const seen = { ...(await attemptById(mall.tools.db, id))!, status: 'open' as const }
  for (let times = 0; times < 2; times++) expect(await askAbout(paymentsTools, seen)).toBe('paid')
  const stored = await mall.tools.db
    .selectFrom('payment_event')
    .select(['kind', 'verdict', 'raw'])
    .where('event_id', '=', trade.gatewayTradeNo)
    .execute()
  expect(stored).toMatchObject([{ kind: 'payment', verdict: 'second payment' }])
  expect(JSON.parse(stored[0]!.raw.toString())).toMatchObject({ amountFen: 1800 })
})

test('messages of one address are counted for a minute', () => {
  const forgeries = createForgeries()
  const taken = (nowMs: number) => Array.from({ length: 20 }, () => forgeries.mayStore('192.0.2.1', nowMs))
  expect(taken(0).filter(Boolean)).toHaveLength(10)
  expect(taken(59_000).filter(Boolean)).toHaveLength(0)
  expect(forgeries.mayStore('192.0.2.2', 59_000)).toBe(true)
  expect(taken(61_000).filter(Boolean)).toHaveLength(10)
})

test('the books still add up', async () => {
  await expect(mustAddUp(mall)).resolves.toBeUndefined()
})
