import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from './testing/guarded-mall.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '10.0.0.1, 10.2.0.0/16' })
})
afterAll(() => mall.close())

let number = 0
/** The address that was recorded for a call. */
async function recorded(peer: string, forwardedFor: string) {
  const phone = `139${String((number += 1)).padStart(8, '0')}`
  await mall.app.inject({
    method: 'POST',
    url: '/v1/sendSms',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'http', forwarded: 'for=192.0.2.99' },
    payload: { phone },
  })
  const row = await mall.tools.db
    .selectFrom('account_sms_code')
    .select('ip')
    .where('phone', '=', `+86${phone}`)
    .executeTakeFirst()
  return row?.ip
}

test.each([
  ['the visitor of a proxy', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['the visitor of two proxies', '10.0.0.1', '198.51.100.8, 10.2.3.4', '198.51.100.8'],
  [
    'the last address that is not a trusted proxy’s, whatever precedes it',
    '10.0.0.1',
    '1.2.3.4, 198.51.100.9',
    '198.51.100.9',
  ],
  ['a caller who sends the header directly', '198.51.100.10', '1.2.3.4', '198.51.100.10'],
  ['a caller who pretends to be a proxy', '198.51.100.11', '10.0.0.1', '198.51.100.11'],
  ['a visitor by IPv6, as a network', '10.0.0.1', '2001:db8:1:2::7', '2001:0db8:0001:0002'],
])('%s', async (_name, peer, forwardedFor, address) => {
  expect(await recorded(peer, forwardedFor)).toBe(address)
})

test('one visitor does not use up another’s limit', async () => {
  const guess = (from: string) =>
    mall.app.inject({
      method: 'POST',
      url: '/v1/login',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': from },
      payload: { account: 'nobody', password: 'not the password' },
    })
  const answers = await Promise.all(Array.from({ length: 40 }, () => guess('203.0.113.5')))
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
  expect((await guess('203.0.113.6')).statusCode).not.toBe(429)
})
