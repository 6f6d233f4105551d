import type { Channel } from '@hojip/policy/channels'
import { z } from 'zod'
import { filled, listed, read, text, url, type Env, type Read } from './read-names.ts'
import { halfOf } from '../secret-files.ts'

const pem = text.transform((value) => value.replaceAll('\\n', '\n'))

const smsProviders = ['gateway', 'aliyun', 'tencent'] as const

const secrets = {
  /** The key for the HMAC of sign-in codes; at least 32 characters. */
  APP_SECRET: z.string().min(32),
  /** Earlier ones, separated by commas: what was made under them stays valid until it is made anew. */
  APP_SECRET_OLD: z
    .string()
    .default('')
    .transform(listed)
    .refine((all) => all.every((one) => one.length >= 32), { error: 'each has 32 characters or more' }),
  /** The SMS provider. All names of the chosen one are required. */
  SMS_PROVIDER: z.enum(smsProviders).default('gateway'),
  KUAIDI100_BASE_URL: url,
  KUAIDI100_CUSTOMER: text,
  KUAIDI100_KEY: text,
}

/** A gateway that accepts complete messages. */
const smsGateway = { SMS_GATEWAY_URL: url, SMS_ACCESS_KEY: text, SMS_ACCESS_SECRET: text }

const aliyunSms = {
  ALIYUN_SMS_ENDPOINT: url.default('https://dysmsapi.aliyuncs.com'),
  ALIYUN_SMS_ACCESS_KEY_ID: text,
  ALIYUN_SMS_ACCESS_KEY_SECRET: text,
  ALIYUN_SMS_SIGN_NAME: text,
  ALIYUN_SMS_TEMPLATE_CODE: text,
  ALIYUN_SMS_TEMPLATE_CODE_ABROAD: text,
  ALIYUN_SMS_TEMPLATE_PHONE_CHANGED: text.optional(),
  ALIYUN_SMS_TEMPLATE_PHONE_CHANGED_ABROAD: text.optional(),
  ALIYUN_SMS_TEMPLATE_INVITATION: text.optional(),
  ALIYUN_SMS_TEMPLATE_INVITATION_ABROAD: text.optional(),
  ALIYUN_SMS_TEMPLATE_ADMISSION: text.optional(),
  ALIYUN_SMS_TEMPLATE_ADMISSION_ABROAD: text.optional(),
}

const tencentSms = {
  TENCENT_SMS_ENDPOINT: url.default('https://sms.tencentcloudapi.com'),
  TENCENT_SMS_SECRET_ID: text,
  TENCENT_SMS_SECRET_KEY: text,
  TENCENT_SMS_APP_ID: text,
  TENCENT_SMS_SIGN_NAME: text,
  TENCENT_SMS_TEMPLATE_CODE: text,
  TENCENT_SMS_TEMPLATE_CODE_ABROAD: text,
  TENCENT_SMS_TEMPLATE_PHONE_CHANGED: text.optional(),
  TENCENT_SMS_TEMPLATE_PHONE_CHANGED_ABROAD: text.optional(),
  TENCENT_SMS_TEMPLATE_INVITATION: text.optional(),
  TENCENT_SMS_TEMPLATE_INVITATION_ABROAD: text.optional(),
  TENCENT_SMS_TEMPLATE_ADMISSION: text.optional(),
  TENCENT_SMS_TEMPLATE_ADMISSION_ABROAD: text.optional(),
}

/** Names separated by commas, each of them one of `all`. */
function products<T extends string>(all: readonly T[], granted: string) {
  return z
    .string()
    .default(granted)
    .transform((names) => names.split(',').map((name) => name.trim()) as T[])
    .refine((names) => names.length > 0 && names.every((name) => all.includes(name)), {
      message: `some of ${all.join(', ')}, separated by commas`,
    })
}

const wechat = {
  WECHAT_PAY_BASE_URL: url,
  WECHAT_PAY_MCHID: text,
  WECHAT_PAY_APPID: text,
  WECHAT_PAY_MERCHANT_SERIAL: text,
  WECHAT_PAY_MERCHANT_KEY: pem,
  WECHAT_PAY_API_V3_KEY: z.string().length(32),
  /** How WeChat Pay's messages are verified; `certificates` for merchants that have no public key yet. */
  WECHAT_PAY_VERIFY_BY: z.enum(['publicKey', 'certificates']).default('publicKey'),
  /** The payment methods granted by WeChat Pay: QR codes, phone browsers, inside WeChat. */
  WECHAT_PAY_PRODUCTS: products(['native', 'h5', 'jsapi'], 'native'),
  /** The secret of the service account with the app id WECHAT_PAY_APPID; needed for `jsapi`. */
  WECHAT_PAY_APP_SECRET: text.optional(),
  WECHAT_PAY_OAUTH_URL: url.default('https://open.weixin.qq.com/connect/oauth2/authorize'),
  WECHAT_PAY_OAUTH_API_URL: url.default('https://api.weixin.qq.com'),
}

const wechatPublicKey = {
  WECHAT_PAY_PUBLIC_KEY_ID: text,
  WECHAT_PAY_PUBLIC_KEY: pem,
  /** Another key whose messages are accepted: the one before, or the next one, while WeChat Pay changes from one to the other. */
  WECHAT_PAY_OTHER_PUBLIC_KEY_ID: text.optional(),
  WECHAT_PAY_OTHER_PUBLIC_KEY: pem.optional(),
}

/** A website application on WeChat's open platform. */
const wechatLogin = {
  WECHAT_OPEN_PAGE_URL: url.default('https://open.weixin.qq.com/connect/qrconnect'),
  WECHAT_OPEN_API_URL: url.default('https://api.weixin.qq.com'),
  WECHAT_OPEN_APPID: text,
  WECHAT_OPEN_SECRET: text,
}

/** Both for payments and for signing in. */
const alipay = {
  ALIPAY_AUTH_URL: url.default('https://openauth.alipay.com/oauth2/publicAppAuthorize.htm'),
  ALIPAY_GATEWAY_URL: url,
  /** The payment methods granted by Alipay: its web page, QR codes, its page for phones. */
  ALIPAY_PRODUCTS: products(['page', 'precreate', 'wap'], 'page,precreate,wap'),
  ALIPAY_APP_ID: text,
  ALIPAY_SELLER_ID: text,
  ALIPAY_APP_PRIVATE_KEY: pem,
  ALIPAY_PUBLIC_KEY: pem,
}

/** The store of uploaded pictures; left out: a folder in DATA_DIR. */
const s3 = {
  S3_ENDPOINT: url,
  S3_BUCKET: text,
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  /** `off`: the bucket is part of the host name, as Aliyun OSS and Tencent COS require. */
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
  /** `off`: the address may begin with http://, on a network that nobody else can listen to. */
  S3_TLS: z.enum(['on', 'off']).default('on'),
}

const secretsSchema = z.object(secrets)
const smsSchemas = {
  gateway: z.object({ provider: z.literal('gateway').default('gateway'), ...smsGateway }),
  aliyun: z.object({ provider: z.literal('aliyun').default('aliyun'), ...aliyunSms }),
  tencent: z.object({ provider: z.literal('tencent').default('tencent'), ...tencentSms }),
}
const wechatSchemas = {
  publicKey: z.object({ ...wechat, ...wechatPublicKey }),
  certificates: z.object(wechat),
}
type WechatPartner = z.output<typeof wechatSchemas.certificates> &
  Partial<z.output<typeof wechatSchemas.publicKey>>
const wechatLoginSchema = z.object(wechatLogin)
const alipaySchema = z.object(alipay)
const s3Schema = z.object(s3)

type SmsPartner = z.output<(typeof smsSchemas)[keyof typeof smsSchemas]>
export type Partners = z.output<typeof secretsSchema> & {
  sms: SmsPartner
  wechat?: WechatPartner
  alipay?: z.output<typeof alipaySchema>
  wechatLogin?: z.output<typeof wechatLoginSchema>
  s3?: z.output<typeof s3Schema>
}

/** All names of the partners. */
export const partnerNames = [
  secrets,
  smsGateway,
  aliyunSms,
  tencentSms,
  wechat,
  wechatPublicKey,
  wechatLogin,
  alipay,
  s3,
].flatMap((part) => Object.keys(part))

/** The external partners: a provider needs all its names or none, and at least one payment provider is required. */
export function readPartners(raw: Env): Read<Partners> {
  const env = filled(raw)
  const given = (part: object) => Object.keys(part).some((name) => env[name] !== undefined)
  const base = read(secretsSchema, env)
  const chosen = smsProviders.find((provider) => provider === env['SMS_PROVIDER']) ?? 'gateway'
  const sms: Read<SmsPartner> = read<SmsPartner>(smsSchemas[chosen], env)
  const verifyBy = env['WECHAT_PAY_VERIFY_BY'] === 'certificates' ? 'certificates' : 'publicKey'
  const wechatPart = given({ ...wechat, ...wechatPublicKey })
    ? read<WechatPartner>(wechatSchemas[verifyBy], env)
    : undefined
  const alipayPart = given(alipay) ? read(alipaySchema, env) : undefined
  const loginPart = given(wechatLogin) ? read(wechatLoginSchema, env) : undefined
  const s3Part = given(s3) ? read(s3Schema, env) : undefined
  const isSecretMissing =
    wechatPart &&
    'value' in wechatPart &&
    wechatPart.value.WECHAT_PAY_PRODUCTS.includes('jsapi') &&
    wechatPart.value.WECHAT_PAY_APP_SECRET === undefined
  const faults = [base, sms, wechatPart, alipayPart, loginPart, s3Part].flatMap((part) =>
    part && 'faults' in part ? part.faults : [],
  )
  const lacking = halfOf(env, 'WECHAT_PAY_OTHER_PUBLIC_KEY_ID', 'WECHAT_PAY_OTHER_PUBLIC_KEY')
  if (lacking) faults.push(`${lacking} is missing: the other key has an id and a text`)
  if (isSecretMissing) faults.push('WECHAT_PAY_APP_SECRET is missing: jsapi needs it to identify the payer')
  const channelParts = { wechat: wechatPart, alipay: alipayPart } satisfies Record<Channel, unknown>
  if (!Object.values(channelParts).some(Boolean))
    faults.push('no payment provider: set the WECHAT_PAY_… or the ALIPAY_… names')
  if (faults.length > 0 || 'faults' in base || 'faults' in sms) return { faults }
  return {
    value: {
      ...base.value,
      sms: sms.value,
      ...(wechatPart && 'value' in wechatPart ? { wechat: wechatPart.value } : {}),
      ...(alipayPart && 'value' in alipayPart ? { alipay: alipayPart.value } : {}),
      ...(loginPart && 'value' in loginPart ? { wechatLogin: loginPart.value } : {}),
      ...(s3Part && 'value' in s3Part ? { s3: s3Part.value } : {}),
    },
  }
}
