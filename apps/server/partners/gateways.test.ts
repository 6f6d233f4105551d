import { hourMs, movableClock } from '@hojip/platform/clock'
import { aFolder } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSimulators, type Simulators } from '../../simulators/testing.ts'
import { readPartners } from '../settings/names/partners.ts'
import { gatewaysOf } from './gateways.ts'

let simulators: Simulators
beforeAll(async () => {
  simulators = await startTestSimulators({ dataDir: aFolder() })
})
afterAll(() => simulators.stop())

const clock = movableClock()

function wechatWith(more: Record<string, string>) {
  const read = readPartners({
    ...simulators.credentials,
    APP_SECRET: 'a secret of 32 characters or more',
    ...more,
  })
  if ('faults' in read) throw new Error(read.faults.join('; '))
  return gatewaysOf(read.value, clock).wechat!
}

async function fault(rule: object) {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${simulators.url}/sim/faults`, { method: 'POST', headers, body: JSON.stringify(rule) })
}

test('while WeChat Pay changes its key, what either of two keys has signed counts', async () => {
  const { WECHAT_PAY_NEXT_PUBLIC_KEY_ID: id, WECHAT_PAY_NEXT_PUBLIC_KEY: key } = simulators.credentials
  const both = wechatWith({ WECHAT_PAY_OTHER_PUBLIC_KEY_ID: id, WECHAT_PAY_OTHER_PUBLIC_KEY: key })
  const outTradeNo = `K${clock.nowMs()}`
  const notifyUrl = 'http://127.0.0.1:9/notify'
  const expiresAt = new Date(clock.nowMs() + hourMs)
  await both.create({ outTradeNo, way: 'code', amountFen: 100, description: 'tea', expiresAt, notifyUrl })
  expect(await both.query(outTradeNo)).toMatchObject({ state: 'waiting' })
  await fault({ kind: 'answerSerialSwitch', number: outTradeNo, times: 2 })
  expect(await both.query(outTradeNo)).toMatchObject({ state: 'waiting' })
  await expect(wechatWith({}).query(outTradeNo)).rejects.toThrow('unknown serial')
})

test('half of another key is a fault', () => {
  const { WECHAT_PAY_NEXT_PUBLIC_KEY_ID: id } = simulators.credentials
  expect(() => wechatWith({ WECHAT_PAY_OTHER_PUBLIC_KEY_ID: id })).toThrow(
    'WECHAT_PAY_OTHER_PUBLIC_KEY is missing: the other key has an id and a text',
  )
})
