import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLimiter } from '../limits/limits.ts'
import { collectingLog } from '@hojip/platform/testing'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { withLog } from './refusal-log.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())
beforeEach(() => void (mall.logged.length = 0))

function refused() {
  return mall.logged.filter(({ event }) => event === 'http.refused').map(({ fields }) => fields)
}

function ask(url: string, headers: Record<string, string> = {}) {
  return mall.app.inject({ url, headers: { 'x-forwarded-for': '198.51.100.7', ...headers } })
}

test('a caller who is not let in leaves a line with status and route, and nothing about the caller', async () => {
  await ask('/v1/bizConsole/queryStaff')
  const token = 'A'.repeat(43)
  await ask('/v1/appUser/findById/13800138000', { authorization: token })
  await mall.app.inject({
    method: 'POST',
    url: '/v1/sysFeedback/saveFeedBack',
    payload: {},
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(refused()).toEqual([
    { cause: '401 GET /v1/bizConsole/queryStaff' },
    { cause: '401 GET /v1/appUser/findById/:id' },
    { cause: '403 POST /v1/sysFeedback/saveFeedBack' },
  ])
})

test('what is simply not there leaves none', async () => {
  await ask('/v1/nothing-here')
  await ask('/v1/bizGoods/queryGoodsInfo?goodsId=018f0000-0000-7000-8000-000000000000')
  await ask('/v1/loginMethods')
  expect(refused()).toEqual([])
})

test('a limit that is reached leaves a line with its class, however the limiter answers', async () => {
  const { log, logged } = collectingLog()
  const here = withLog(
    createLimiter(() => 0),
    log,
  )
  while ((await here('login', '192.0.2.7')) === 0);
  const elsewhere = withLog(async () => 3, log)
  expect(await elsewhere('sms', '192.0.2.7')).toBe(3)
  expect(logged).toEqual([
    { event: 'limits.reached', fields: { cause: 'login' } },
    { event: 'limits.reached', fields: { cause: 'sms' } },
  ])
})
