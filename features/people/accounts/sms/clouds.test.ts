import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startReceiver } from '@hojip/platform/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Simulators, startTestSimulators } from '../../../../apps/simulators/testing.ts'
import { createAliyunSms, type AliyunSmsConfig } from './aliyun.ts'
import { SmsRefused, type SmsGateway, type SmsMessage } from './gateway.ts'
import { createTencentSms, type TencentSmsConfig } from './tencent.ts'

let dataDir: string
let simulators: Simulators
let aliyun: AliyunSmsConfig
let tencent: TencentSmsConfig
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-clouds-'))
  simulators = await startTestSimulators({ dataDir })
  const c = simulators.credentials
  aliyun = {
    endpoint: c.ALIYUN_SMS_ENDPOINT,
    accessKeyId: c.ALIYUN_SMS_ACCESS_KEY_ID,
    accessKeySecret: c.ALIYUN_SMS_ACCESS_KEY_SECRET,
    signName: c.ALIYUN_SMS_SIGN_NAME,
    templates: {
      code: { china: c.ALIYUN_SMS_TEMPLATE_CODE, abroad: c.ALIYUN_SMS_TEMPLATE_CODE_ABROAD },
      phoneChanged: { china: c.ALIYUN_SMS_TEMPLATE_PHONE_CHANGED },
      invitation: { china: c.ALIYUN_SMS_TEMPLATE_INVITATION },
      admission: { china: c.ALIYUN_SMS_TEMPLATE_ADMISSION },
    },
  }
  tencent = {
    endpoint: c.TENCENT_SMS_ENDPOINT,
    secretId: c.TENCENT_SMS_SECRET_ID,
    secretKey: c.TENCENT_SMS_SECRET_KEY,
    appId: c.TENCENT_SMS_APP_ID,
    signName: c.TENCENT_SMS_SIGN_NAME,
    templates: {
      code: { china: c.TENCENT_SMS_TEMPLATE_CODE, abroad: c.TENCENT_SMS_TEMPLATE_CODE_ABROAD },
      phoneChanged: { china: c.TENCENT_SMS_TEMPLATE_PHONE_CHANGED },
      invitation: { china: c.TENCENT_SMS_TEMPLATE_INVITATION },
      admission: { china: c.TENCENT_SMS_TEMPLATE_ADMISSION },
    },
  }
})
afterAll(async () => {
  await simulators.stop()
  await rm(dataDir, { recursive: true })
})
afterEach(() => fetch(`${simulators.url}/sim/faults`, { method: 'DELETE' }))

async function inbox(phone: string) {
  return (await (
    await fetch(`${simulators.url}/sms/messages?phone=${encodeURIComponent(phone)}`)
  ).json()) as { code: string; text: string }[]
}

function fault(kind: string) {
  return fetch(`${simulators.url}/sim/faults`, { method: 'POST', body: JSON.stringify({ kind, times: 1 }) })
}

function code(phone: string): SmsMessage {
  return { phone, text: '', code: '482913', template: 'code' }
}

interface Cloud {
  name: string
  gateway: () => SmsGateway
  at: (endpoint: string) => SmsGateway
  withWrongSecret: () => SmsGateway
  withWrongTemplate: () => SmsGateway
}

const none = { code: { china: 'x', abroad: 'x' }, phoneChanged: {}, invitation: {}, admission: {} }
const clouds: Cloud[] = [
  {
    name: 'Aliyun',
    gateway: () => createAliyunSms(aliyun),
    at: (endpoint) => createAliyunSms({ ...aliyun, endpoint }),
    withWrongSecret: () => createAliyunSms({ ...aliyun, accessKeySecret: '0' }),
    withWrongTemplate: () => createAliyunSms({ ...aliyun, templates: none }),
  },
  {
    name: 'Tencent Cloud',
    gateway: () => createTencentSms(tencent),
    at: (endpoint) => createTencentSms({ ...tencent, endpoint }),
    withWrongSecret: () => createTencentSms({ ...tencent, secretKey: '0' }),
    withWrongTemplate: () => createTencentSms({ ...tencent, templates: none }),
  },
]

describe.each(clouds)('$name', ({ name, gateway, at, withWrongSecret, withWrongTemplate }) => {
  const [chinese, korean] =
    name === 'Aliyun' ? ['+8613900000011', '+821011112222'] : ['+8613900000012', '+821033334444']

  test('a code arrives in China and in Korea, each with its own template', async () => {
    const cloud = gateway()
    for (const phone of [chinese, korean]) await cloud.send(code(phone))
    const [inChina, inKorea] = await Promise.all([inbox(chinese), inbox(korean)])
    expect([inChina[0]?.code, inKorea[0]?.code]).toEqual(['482913', '482913'])
    expect(inChina[0]?.text).not.toBe(inKorea[0]?.text)
  })

  test('a notice is sent without a code, and refused without a template', async () => {
    const notice = { text: '', code: '', template: 'phoneChanged' } as const
    await gateway().send({ ...notice, phone: chinese })
    expect((await inbox(chinese))[0]?.code).toBe('')
    await expect(gateway().send({ ...notice, phone: korean })).rejects.toMatchObject({ code: 'NO_TEMPLATE' })
  })

  test('an invitation is sent with the code of its link alone', async () => {
    await gateway().send({ phone: chinese, text: '', code: 'k2wq7zabcdefgh23', template: 'invitation' })
    const [message] = await inbox(chinese)
    expect(message?.text).toMatch(/k2wq7zabcdefgh23["}]*$/)
  })

  test('a wrong secret and a wrong template are refused with the cloud’s own error code', async () => {
    await expect(withWrongSecret().send(code(chinese))).rejects.toMatchObject({
      name: 'SmsRefused',
      code: expect.stringMatching(/Signature/),
    })
    await expect(withWrongTemplate().send(code(chinese))).rejects.toMatchObject({
      name: 'SmsRefused',
      code: expect.stringMatching(/template/i),
    })
  })

  test.each(['errorBefore', 'cutBefore'])('%s is not a refusal: the outcome is unknown', async (kind) => {
    await fault(kind)
    const error = await gateway()
      .send(code(chinese))
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(SmsRefused)
  })

  test.each([
    ['a page of something in between', 200, '<html>'],
    ['a fault of the service', 502, '{"Code":"ServiceUnavailable"}'],
  ])('%s is not a refusal either', async (_what, status, body) => {
    const between = await startReceiver(() => ({ status, contentType: 'text/html', body }))
    const error = await at(between.url)
      .send(code(chinese))
      .catch((thrown: unknown) => thrown)
    await between.close()
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(SmsRefused)
  })
})
