import { urgencyOf } from '@hojip/platform/http'
import { createMeters } from '@hojip/platform/meters'
import { openGate, shedLoad } from '@hojip/platform/shedding'
import { collectingLog } from '@hojip/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordShed } from '../running/refusal-log.ts'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { createFigures } from '../watching/figures.ts'
import { watchRequests } from '../watching/requests.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

test('who is turned away is counted by urgency, as an outcome of its own, and logged', async () => {
  const { log, logged } = collectingLog()
  const figures = createFigures({ version: '1.0.0', schema: '0001' })
  const app: FastifyInstance = Fastify()
  const gate = openGate({ mostPlaces: 4 })
  for (let i = 0; i < 4; i++) void gate.enter('account')
  const end = shedLoad(app, {
    gate,
    whenFull: (_request, reply) => reply.code(503).send(),
    onShed: recordShed(log),
  })
  watchRequests(app, { log, logRequests: 'off', meters: createMeters(), figures })
  app.get('/v1/list', { config: { urgency: 'browse' } }, async () => 'list')
  const answer = app.inject('/v1/list')
  await expect.poll(() => gate.state().waiting).toBe(1)
  end()
  expect((await answer).statusCode).toBe(503)
  const text = await figures.text()
  figures.stop()
  await app.close()
  expect(logged).toEqual([{ event: 'load.shed', fields: { cause: 'browse' } }])
  expect(text).toContain('hojip_shed_total{class="browse"} 1')
  expect(text).toContain('hojip_call_seconds_count{call="GET /v1/list",outcome="shed"} 1')
})

test('all that a checkout asks always finds a place', () => {
  const vital = new Set(mall.calls.filter(({ call }) => urgencyOf(call) === 'vital').map(({ key }) => key))
  for (const key of [
    'POST /sms/login',
    'POST /appUserCart/saveCart',
    'POST /bizOrder/submit/orderInfo',
    'POST /bizOrder/saveOrder',
    'GET /bizPay/querySchemes',
    'POST /bizOrder/orderToPay',
    'GET /bizPay/queryPayStatus',
    'POST /bizPay/notify/wechat',
    'POST /bizPay/notify/alipay',
  ])
    expect(vital, key).toContain(key)
})

test('no call for all, and none of those who work here, is among them but signing in', () => {
  const others = mall.calls.filter(({ call }) => urgencyOf(call) === 'vital' && call.auth !== 'callback')
  expect(others.filter(({ call }) => call.auth === 'staff' || call.auth === 'operator')).toEqual([])
  const forAll = others.filter(
    ({ call: { auth, rate } }) => auth === 'public' && !['login', 'sms'].includes(rate),
  )
  expect(forAll.map(({ key }) => key).toSorted()).toEqual([
    'POST /bizPay/openInWechat',
    'POST /bizPay/payAgain',
    'POST /bizPay/queryReturn',
  ])
})
