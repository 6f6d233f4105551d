import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NoAnswer } from '@hojip/platform/outbound'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Simulators, startTestSimulators } from '../../../../apps/simulators/testing.ts'
import { createSmsGateway, type SmsGatewayConfig } from './http-gateway.ts'

let dataDir: string
let simulators: Simulators
let config: SmsGatewayConfig
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-sms-'))
  simulators = await startTestSimulators({ dataDir })
  const {
    SMS_GATEWAY_URL: url,
    SMS_ACCESS_KEY: accessKey,
    SMS_ACCESS_SECRET: accessSecret,
  } = simulators.credentials
  config = { url, accessKey, accessSecret }
})
afterAll(async () => {
  await simulators.stop()
  await rm(dataDir, { recursive: true })
})
afterEach(() => fetch(`${simulators.url}/sim/faults`, { method: 'DELETE' }))

const template = 'code' as const
async function inbox(phone: string) {
  return (await fetch(`${simulators.url}/sms/messages?phone=${encodeURIComponent(phone)}`)).json() as Promise<
    object[]
  >
}

function fault(rule: object) {
  return fetch(`${simulators.url}/sim/faults`, { method: 'POST', body: JSON.stringify(rule) })
}

test('a message arrives in the inbox of its phone', async () => {
  const message = { phone: '+821012345678', text: '[Hojip] 인증번호 482913을 입력해 주세요.', code: '482913' }
  await createSmsGateway(config).send({ ...message, template })
  expect(await inbox('+821012345678')).toEqual([{ ...message, at: expect.any(String) }])
})

test.each([
  ['a wrong key', () => ({ ...config, accessKey: 'sms-0' }), Date.now, 'UNKNOWN_ACCESS_KEY'],
  ['a wrong secret', () => ({ ...config, accessSecret: '0' }), Date.now, 'BAD_SIGNATURE'],
  ['a clock that is off', () => config, () => Date.now() - 400_000, 'STALE_TIMESTAMP'],
])('%s is refused', async (_what, given, nowMs, code) => {
  const gateway = createSmsGateway(given(), { nowMs })
  const phone = '+8613900000001'
  await expect(gateway.send({ phone, text: '验证码 1', code: '1', template })).rejects.toMatchObject({ code })
  expect(await inbox(phone)).toEqual([])
})

test('a bad phone and a failing gateway are refusals; a cut connection leaves the outcome unknown', async () => {
  const gateway = createSmsGateway(config)
  const message = { phone: '+8613900000002', text: '验证码 1', code: '1', template }
  await expect(gateway.send({ ...message, phone: 'x' })).rejects.toMatchObject({ code: 'BAD_FIELD' })
  await fault({ kind: 'errorBefore', number: message.phone, times: 1 })
  await expect(gateway.send(message)).rejects.toMatchObject({ code: 'SYSTEM_ERROR' })
  await fault({ kind: 'cutAfter', number: message.phone, times: 1 })
  await expect(gateway.send(message)).rejects.toBeInstanceOf(NoAnswer)
  expect(await inbox(message.phone)).toHaveLength(1)
})
