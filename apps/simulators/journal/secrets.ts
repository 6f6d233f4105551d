import { generateKeyPair, randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolders } from '@hojip/platform/folders'
import { promisify } from 'node:util'

export interface KeyPair {
  privateKey: string
  publicKey: string
}

/** All keys and ids that the simulators and the mall share, generated once per data folder. */
export interface Secrets {
  wechat: {
    mchid: string
    appid: string
    merchantSerial: string
    merchant: KeyPair
    apiV3Key: string
    publicKeyId: string
    platform: KeyPair
    /** The second signing key, for the time when a gateway rotates keys. */
    nextPublicKeyId: string
    nextPlatform: KeyPair
  }
  /** A website application on WeChat's open platform, for signing in. */
  wechatOpen: { appid: string; secret: string }
  /** The service account whose app id receives the merchant's payments. */
  wechatAccount: { secret: string }
  alipay: { appId: string; sellerId: string; app: KeyPair; platform: KeyPair }
  sms: { accessKey: string; accessSecret: string }
  kuaidi100: { customer: string; key: string }
}

async function makePair(): Promise<KeyPair> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}

function digits(count: number) {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}

function hex(bytes: number) {
  return randomBytes(bytes).toString('hex')
}

function makeWechatAccount() {
  return { secret: hex(16) }
}

function makeWechatOpen() {
  return { appid: `wx${hex(8)}`, secret: hex(16) }
}

async function makeSecrets(): Promise<Secrets> {
  const [merchant, platform, nextPlatform, app, alipay] = await Promise.all([
    makePair(),
    makePair(),
    makePair(),
    makePair(),
    makePair(),
  ])
  const mchid = `16${digits(8)}`
  return {
    wechat: {
      mchid,
      appid: `wx${hex(8)}`,
      merchantSerial: hex(20).toUpperCase(),
      merchant,
      apiV3Key: hex(16),
      publicKeyId: `PUB_KEY_ID_01${mchid}${digits(24)}`,
      platform,
      nextPublicKeyId: `PUB_KEY_ID_02${mchid}${digits(24)}`,
      nextPlatform,
    },
    wechatOpen: makeWechatOpen(),
    wechatAccount: makeWechatAccount(),
    alipay: { appId: `2021${digits(12)}`, sellerId: `2088${digits(12)}`, app, platform: alipay },
    sms: { accessKey: `sms-${hex(8)}`, accessSecret: hex(32) },
    kuaidi100: { customer: hex(16).toUpperCase(), key: hex(8) },
  }
}

function laterSecrets() {
  return { wechatOpen: makeWechatOpen(), wechatAccount: makeWechatAccount() }
}

function writePrivate(path: string, value: unknown) {
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

export const secretsFile = 'secrets.json'

export async function loadSecrets(dataDir: string): Promise<Secrets> {
  makeFolders(dataDir, 0o700)
  const path = join(dataDir, secretsFile)
  const stored = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Secrets) : undefined
  // A folder written by an earlier version lacks the parties added since.
  const secrets = stored ? { ...laterSecrets(), ...stored } : await makeSecrets()
  if (stored && Object.keys(stored).length === Object.keys(secrets).length) return stored
  writePrivate(path, secrets)
  return secrets
}

/** The mall's configuration: environment variable names and values. */
export type Credentials = ReturnType<typeof credentialsFor>

export function credentialsFor(secrets: Secrets, url: string) {
  const { wechat, wechatOpen, wechatAccount, alipay, sms, kuaidi100 } = secrets
  return {
    WECHAT_PAY_BASE_URL: url,
    WECHAT_PAY_MCHID: wechat.mchid,
    WECHAT_PAY_APPID: wechat.appid,
    WECHAT_PAY_MERCHANT_SERIAL: wechat.merchantSerial,
    WECHAT_PAY_MERCHANT_KEY: wechat.merchant.privateKey,
    WECHAT_PAY_API_V3_KEY: wechat.apiV3Key,
    WECHAT_PAY_PUBLIC_KEY_ID: wechat.publicKeyId,
    WECHAT_PAY_PUBLIC_KEY: wechat.platform.publicKey,
    WECHAT_PAY_NEXT_PUBLIC_KEY_ID: wechat.nextPublicKeyId,
    WECHAT_PAY_NEXT_PUBLIC_KEY: wechat.nextPlatform.publicKey,
    WECHAT_PAY_PRODUCTS: 'native,h5,jsapi',
    WECHAT_PAY_APP_SECRET: wechatAccount.secret,
    WECHAT_PAY_OAUTH_URL: `${url}/connect/oauth2/authorize`,
    WECHAT_PAY_OAUTH_API_URL: url,
    WECHAT_OPEN_PAGE_URL: `${url}/connect/qrconnect`,
    WECHAT_OPEN_API_URL: url,
    WECHAT_OPEN_APPID: wechatOpen.appid,
    WECHAT_OPEN_SECRET: wechatOpen.secret,
    ALIPAY_AUTH_URL: `${url}/oauth2/publicAppAuthorize.htm`,
    ALIPAY_PRODUCTS: 'page,precreate,wap',
    ALIPAY_GATEWAY_URL: `${url}/gateway.do`,
    ALIPAY_APP_ID: alipay.appId,
    ALIPAY_SELLER_ID: alipay.sellerId,
    ALIPAY_APP_PRIVATE_KEY: alipay.app.privateKey,
    ALIPAY_PUBLIC_KEY: alipay.platform.publicKey,
    SMS_GATEWAY_URL: `${url}/sms/send`,
    SMS_ACCESS_KEY: sms.accessKey,
    SMS_ACCESS_SECRET: sms.accessSecret,
    ALIYUN_SMS_ENDPOINT: url,
    ALIYUN_SMS_ACCESS_KEY_ID: sms.accessKey,
    ALIYUN_SMS_ACCESS_KEY_SECRET: sms.accessSecret,
    ALIYUN_SMS_SIGN_NAME: '好集',
    ALIYUN_SMS_TEMPLATE_CODE: 'SMS_100000001',
    ALIYUN_SMS_TEMPLATE_CODE_ABROAD: 'SMS_100000002',
    ALIYUN_SMS_TEMPLATE_PHONE_CHANGED: 'SMS_100000003',
    ALIYUN_SMS_TEMPLATE_PHONE_CHANGED_ABROAD: 'SMS_100000004',
    ALIYUN_SMS_TEMPLATE_INVITATION: 'SMS_100000005',
    ALIYUN_SMS_TEMPLATE_INVITATION_ABROAD: 'SMS_100000006',
    ALIYUN_SMS_TEMPLATE_ADMISSION: 'SMS_100000007',
    ALIYUN_SMS_TEMPLATE_ADMISSION_ABROAD: 'SMS_100000008',
    TENCENT_SMS_ENDPOINT: url,
    TENCENT_SMS_SECRET_ID: sms.accessKey,
    TENCENT_SMS_SECRET_KEY: sms.accessSecret,
    TENCENT_SMS_APP_ID: '1400000001',
    TENCENT_SMS_SIGN_NAME: '好集',
    TENCENT_SMS_TEMPLATE_CODE: '1000001',
    TENCENT_SMS_TEMPLATE_CODE_ABROAD: '1000002',
    TENCENT_SMS_TEMPLATE_PHONE_CHANGED: '1000003',
    TENCENT_SMS_TEMPLATE_PHONE_CHANGED_ABROAD: '1000004',
    TENCENT_SMS_TEMPLATE_INVITATION: '1000005',
    TENCENT_SMS_TEMPLATE_INVITATION_ABROAD: '1000006',
    TENCENT_SMS_TEMPLATE_ADMISSION: '1000007',
    TENCENT_SMS_TEMPLATE_ADMISSION_ABROAD: '1000008',
    KUAIDI100_BASE_URL: url,
    KUAIDI100_CUSTOMER: kuaidi100.customer,
    KUAIDI100_KEY: kuaidi100.key,
  }
}

/** Written at every start, because it contains the port. Readable by the owner only. */
export function writeCredentials(dataDir: string, credentials: Credentials): void {
  return writePrivate(join(dataDir, 'credentials.json'), credentials)
}
