import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Received, type Receiver, startReceiver } from '@hojip/platform/testing'
import { extraPackage, hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Simulators, startSimulators } from '../../../../apps/simulators/start.ts'
import { acs3Authorization } from './acs3.ts'
import { createAliyunSms } from './aliyun.ts'
import { tc3Authorization } from './tc3.ts'
import { createTencentSms } from './tencent.ts'

const isAlone = !hasExtraPackages()

let dataDir: string
let simulators: Simulators
let receiver: Receiver
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-sms-referee-'))
  simulators = await startSimulators({ dataDir })
  const body = JSON.stringify({ Code: 'OK', Response: { SendStatusSet: [{ Code: 'Ok' }] } })
  receiver = await startReceiver(() => ({ status: 200, contentType: 'application/json', body }))
})
afterAll(async () => {
  await simulators.stop()
  await receiver.close()
  await rm(dataDir, { recursive: true })
})

// Every request contains characters that URL encodings treat differently.
const signName = "好集 Ho'ji*p (a+b)~!"
const message = { phone: '+8613900000011', text: '', code: '482913', template: 'code' } as const
const templates = { code: { china: 'SMS_1' }, phoneChanged: {}, invitation: {}, admission: {} }
const keys = { accessKeyId: 'LTAI-1', accessKeySecret: 'secret-1', secretId: 'AKID-1', secretKey: 'secret-1' }

/** What the tests use of Alibaba Cloud's SDK, and of Tencent Cloud's. */
interface AliyunKit {
  default: new (config: object) => { sendSms(request: object): Promise<{ body?: { code?: string } }> }
  SendSmsRequest: new (fields: Record<string, string>) => object
}
interface AliyunCore {
  $OpenApiUtil: { Config: new (options: Record<string, string>) => object }
}
interface TencentKit {
  sms: {
    v20210111: {
      Client: new (options: object) => {
        SendSms(fields: object): Promise<{ SendStatusSet?: { Code?: string }[] }>
      }
    }
  }
}

async function byAliyunKit(url: string, given: { accessKeyId: string; accessKeySecret: string }) {
  const { host } = new URL(url)
  const { default: Aliyun, SendSmsRequest } = extraPackage<AliyunKit>('@alicloud/dysmsapi20170525')
  const core = extraPackage<AliyunCore>('@alicloud/openapi-core')
  const { body } = await new Aliyun(
    new core.$OpenApiUtil.Config({ ...given, endpoint: host, protocol: 'http' }),
  ).sendSms(
    new SendSmsRequest({
      phoneNumbers: '13900000011',
      signName,
      templateCode: 'SMS_1',
      templateParam: '{"code":"482913"}',
    }),
  )
  return body?.code
}

/**
 * The SDK reads the service from the host name, so it has to use the real one; the agent connects to this machine
 * instead.
 */
const here = new Agent({
  lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
})
async function byTencentKit(url: string, given: { secretId: string; secretKey: string }) {
  const endpoint = `sms.tencentcloudapi.com:${new URL(url).port}`
  const httpProfile = { endpoint, protocol: 'http://', agent: here }
  const { sms } = extraPackage<TencentKit>('tencentcloud-sdk-nodejs-sms')
  const kit = new sms.v20210111.Client({
    credential: { secretId: given.secretId, secretKey: given.secretKey },
    region: 'ap-guangzhou',
    profile: { httpProfile },
  })
  const answer = await kit.SendSms({
    PhoneNumberSet: [message.phone],
    SmsSdkAppId: '1400000001',
    TemplateId: '1',
    SignName: signName,
    TemplateParamSet: [message.code, '5'],
  })
  return answer.SendStatusSet?.[0]?.Code
}

function received(sent: Received, name: string) {
  return String(sent.headers[name])
}
function queryOf(sent: Received) {
  return Object.fromEntries(new URL(sent.path, 'http://x').searchParams)
}
function acsHeaders(sent: Received) {
  const names = Object.keys(sent.headers).filter((name) => name === 'host' || name.startsWith('x-acs-'))
  return Object.fromEntries(names.map((name) => [name, received(sent, name)]))
}

test.skipIf(isAlone)('Aliyun: the SDK’s request, signed by us, has the SDK’s signature', async () => {
  await byAliyunKit(receiver.url, keys)
  const sent = await receiver.next()
  const request = { query: queryOf(sent), headers: acsHeaders(sent), body: sent.rawBody.toString() }
  expect(acs3Authorization(request, keys)).toBe(received(sent, 'authorization'))
})

test.skipIf(isAlone)('Aliyun: our request equals the SDK’s', async () => {
  await byAliyunKit(receiver.url, keys)
  const theirs = await receiver.next()
  const nowMs = () => Date.parse(received(theirs, 'x-acs-date'))
  await createAliyunSms({ ...keys, endpoint: receiver.url, signName, templates }, { nowMs }).send(message)
  const ours = await receiver.next()
  expect(queryOf(ours)).toEqual(queryOf(theirs))
  expect(ours.rawBody).toEqual(theirs.rawBody)
  // The first header is random; the second shows where the SDK found its key.
  const { 'x-acs-signature-nonce': _1, 'x-acs-credentials-provider': _2, ...same } = acsHeaders(theirs)
  expect(acsHeaders(ours)).toEqual({
    ...same,
    'x-acs-signature-nonce': expect.stringMatching(/^[\da-f]{32}$/),
  })
})

test.skipIf(isAlone)('Tencent Cloud: the SDK’s request, signed by us, has the SDK’s signature', async () => {
  await byTencentKit(receiver.url, keys)
  const sent = await receiver.next()
  const signed = tc3Authorization(
    {
      hostname: 'sms.tencentcloudapi.com',
      service: 'sms',
      contentType: received(sent, 'content-type'),
      timestampSeconds: Number(received(sent, 'x-tc-timestamp')),
      body: sent.rawBody.toString(),
    },
    keys,
  )
  expect(signed).toBe(received(sent, 'authorization'))
})

test.skipIf(isAlone)('Tencent Cloud: our request equals the SDK’s', async () => {
  await byTencentKit(receiver.url, keys)
  const theirs = await receiver.next()
  const nowMs = () => Number(received(theirs, 'x-tc-timestamp')) * 1000
  const config = { ...keys, endpoint: receiver.url, appId: '1400000001', signName }
  const own = { ...templates, code: { china: '1' } }
  await createTencentSms({ ...config, templates: own }, { nowMs }).send(message)
  const ours = await receiver.next()
  expect(ours.path).toBe(theirs.path)
  expect(ours.rawBody.toString()).toBe(theirs.rawBody.toString())
  for (const name of ['action', 'version', 'region', 'timestamp'])
    expect(ours.headers[`x-tc-${name}`]).toBe(theirs.headers[`x-tc-${name}`])
  expect(ours.headers['content-type']).toBe(theirs.headers['content-type'])
})

test.skipIf(isAlone)(
  'the simulators accept requests signed by the SDKs, and refuse them signed with another secret',
  async () => {
    const c = simulators.credentials
    const aliyun = {
      accessKeyId: c.ALIYUN_SMS_ACCESS_KEY_ID,
      accessKeySecret: c.ALIYUN_SMS_ACCESS_KEY_SECRET,
    }
    const cloud = { secretId: c.TENCENT_SMS_SECRET_ID, secretKey: c.TENCENT_SMS_SECRET_KEY }
    expect(await byAliyunKit(simulators.url, aliyun)).toBe('OK')
    expect(await byTencentKit(simulators.url, cloud)).toBe('Ok')
    await expect(byAliyunKit(simulators.url, { ...aliyun, accessKeySecret: '0' })).rejects.toMatchObject({
      code: 'SignatureDoesNotMatch',
    })
    await expect(byTencentKit(simulators.url, { ...cloud, secretKey: '0' })).rejects.toMatchObject({
      code: 'AuthFailure.SignatureFailure',
    })
  },
)
