import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { isNetwork } from '@hojip/platform/network'
import type { Channel } from '@hojip/policy/channels'
import { readServiceSpan, serviceDays, type ServiceHours } from '@hojip/policy'
import { z } from 'zod'
import { unsafeValues } from './settings/production.ts'

/**
 * The only reader of the environment. Reads and checks every name and reports all faults together. `.env.example` lists
 * the same names (a test compares them).
 */
const text = z.string().trim().min(1)
const port = z.coerce.number().int().min(1).max(65_535)
const url = z.url()
/** Links, cookies and the origin check begin with it, so it holds no name and password, path or query. */
const origin = url.refine((value) => new URL(value).origin === value.replace(/\/$/, ''), {
  error: 'more than an origin such as https://mall.example: scheme, host and port, all in lower case',
})
/** Paths are appended to it. */
const base = url.refine((value) => !/[?#@]/.test(value), {
  error: 'has a name, a password or a query; only scheme, host, port and path',
})
function listed(value: string): string[] {
  return value.split(',').flatMap((one) => one.trim() || [])
}

const networks = z
  .string()
  .default('')
  .refine((value) => listed(value).every(isNetwork), {
    error: 'neither addresses nor ranges such as 10.0.0.0/8, separated by commas',
  })
/** An address of the web or of an app, and none that a browser would run. */
function isAppUrl(value: string): boolean {
  return (
    URL.canParse(value) &&
    !['javascript:', 'data:', 'blob:', 'file:', 'http:'].includes(new URL(value).protocol)
  )
}
const pem = text.transform((value) => value.replaceAll('\\n', '\n'))

const common = {
  PORT: port.default(3000),
  /** Which address to listen on; 0.0.0.0 for all. */
  HOST: text.default('127.0.0.1'),
  /** The address shoppers type; links, cookies and the origin check use it. */
  PUBLIC_URL: origin.optional(),
  /** The address at which gateways and carriers reach the mall; PUBLIC_URL when left out. */
  CALLBACK_URL: base.optional(),
  DATA_DIR: text.default('.data'),
  /** Where `npm run build` puts the sites. Without a build there, the mall makes its own in DATA_DIR. */
  BUILD_DIR: text.default('dist'),
  /** Left out: the embedded PostgreSQL in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Left out when the mall is a single process. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Proxies in front of the mall. Only their X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: networks,
  /** What the caches of a process may take together; an eighth of the memory when left out, 384 at most. */
  MEMORY_MB: z.coerce.number().int().min(16).max(65_536).optional(),
  /**
   * What the search's index of all products may take in a process; another eighth of the memory when left out, 1,024 at
   * most. With 0, or when the mall is too large for it, the database alone finds products.
   */
  SEARCH_MEMORY_MB: z.coerce.number().int().min(0).max(65_536).optional(),
  /** Connections of each process. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** How many processes serve the mall on this machine; one less than it has cores when left out. A demo has one. */
  WORKERS: z.coerce.number().int().min(1).max(256).optional(),
  /** What the processes of this machine do: answer requests, run jobs, or both. */
  ROLE: z.enum(['all', 'web', 'jobs']).default('all'),
  /** How long requests are answered after a signal to stop, while `/ready` says no already: until a balancer has noticed. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  SIMULATOR_PORT: port.default(3001),
  /** How many times faster than in real life simulated parcels travel and notifications repeat. */
  SIMULATOR_SPEED: z.coerce.number().positive().max(100_000).default(1),
  /** Hosts from which pictures of imported products may be fetched, separated by commas. */
  PICTURE_HOSTS: z.string().default(''),
  /** Origins of push services besides those of the browsers, separated by commas. */
  PUSH_SERVICES: z.string().default(''),
  LOG_LEVEL: z.enum(['info', 'warn', 'error', 'silent']).optional(),
  /**
   * `off` only for measurements and journeys on a developer's machine, where a number also gets codes ten times as often.
   */
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  CS_PHONE: z.string().trim().default('400-000-0000'),
  MERCHANT_URL: text.default('/business/join'),
  /** Where to report vulnerabilities (`/.well-known/security.txt`); left out: there is no such file. */
  SECURITY_CONTACT: z
    .string()
    .trim()
    .refine((value) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(value), {
      error:
        'one address such as mailto:security@mall.example, https://mall.example/security or tel:+86-10-1',
    })
    .optional(),
  /** How many won a yuan is worth, for the feed to Naver; left out: there is none. */
  KRW_PER_CNY: z.coerce.number().positive().max(100_000).optional(),
  /** Opens a page in the mall's app, such as `https://app.example/open?to={path}`; left out: there is no app. */
  APP_URL: z
    .string()
    .trim()
    .refine((value) => value.includes('{path}') && isAppUrl(value), {
      error:
        'an address with {path} in it, such as https://app.example/open?to={path} or hojip://open?to={path}',
    })
    .optional(),
  /** A server of LibreTranslate's protocol, without `/translate`; left out: only browsers translate. */
  TRANSLATE_URL: url.optional(),
  TRANSLATE_KEY: text.optional(),
  /** Whether the header offers a choice of language. */
  LANGUAGE_SWITCH: z.enum(['on', 'off']).default('on'),
  /** Whether somebody answers for the mall itself. Without it the page of the mall's service states that there is none. */
  OFFICIAL_SERVICE: z.enum(['on', 'off']).default('on'),
  /** When somebody answers for the mall, in its time zone. */
  SERVICE_HOURS: z
    .string()
    .default('08:30-17:30')
    .refine((text) => readServiceSpan(text) !== undefined, {
      error: 'two times of one day such as 08:30-17:30, the earlier first; 00:00-24:00 for all day',
    }),
  /** On working days of China, or every day. */
  SERVICE_DAYS: z.enum(serviceDays).default('workdays'),
  /** Whether closing the tag of an open page asks for confirmation. */
  TAG_CLOSE_CONFIRM: z.enum(['on', 'off']).default('off'),
  /** Who sees script errors in the header; left out: nobody in the demo, the staff in production. */
  ERROR_STORE: z.enum(['off', 'staff', 'all']).optional(),
}

const smsProviders = ['gateway', 'aliyun', 'tencent'] as const

const secrets = {
  /** The key for the HMAC of sign-in codes; at least 32 characters. */
  APP_SECRET: z.string().min(32),
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

const wechatPublicKey = { WECHAT_PAY_PUBLIC_KEY_ID: text, WECHAT_PAY_PUBLIC_KEY: pem }

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
}

const commonSchema = z.object(common)
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

export type Config = z.output<typeof commonSchema> & {
  mode: 'demo' | 'serve'
  /** How many processes serve the mall on this machine. */
  workers: number
  publicUrl: string
  callbackUrl: string
  dataDir: string
  buildDir: string
  pictureHosts: string[]
  pushServices: string[]
  trustedProxies: string[]
  serviceHours: ServiceHours
}
type SmsPartner = z.output<(typeof smsSchemas)[keyof typeof smsSchemas]>
export type Partners = z.output<typeof secretsSchema> & {
  sms: SmsPartner
  wechat?: WechatPartner
  alipay?: z.output<typeof alipaySchema>
  wechatLogin?: z.output<typeof wechatLoginSchema>
  s3?: z.output<typeof s3Schema>
}

const ofPayment = [wechat, wechatPublicKey, wechatLogin, alipay]
const parts = [common, secrets, smsGateway, aliyunSms, tencentSms, ...ofPayment, s3]
/** All names; a test compares them with `.env.example`. */
export const configNames = parts.flatMap((part) => Object.keys(part))

type Env = Record<string, string | undefined>
type Read<T> = { value: T } | { faults: string[] }

/** Treats an empty value as left out: `PORT=` in a file sets no port. */
function filled(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''))
}

function read<T>(schema: z.ZodType<T>, env: Env): Read<T> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return { value: parsed.data }
  return {
    faults: parsed.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return env[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`
    }),
  }
}

/** The environment that the process was started with: `environment` adds what a file has. */
export function startedEnvironment(): Env {
  return { ...process.env }
}

/** The process's environment, which takes precedence over `.env` in the working folder. */
export function environment(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return { ...process.env }
}

export function readConfig(mode: 'demo' | 'serve', raw: Env): Read<Config> {
  const env = filled(raw)
  const parsed = read(commonSchema, env)
  const faults = 'faults' in parsed ? [...parsed.faults] : []
  if (mode === 'serve' && !env['PUBLIC_URL']) faults.push('PUBLIC_URL is missing')
  if (mode === 'serve' && env['RATE_LIMITS'] === 'off')
    faults.push('RATE_LIMITS: cannot be off in production')
  if ('faults' in parsed || faults.length > 0) return { faults }
  const c = parsed.value
  const publicUrl = (c.PUBLIC_URL ?? `http://localhost:${c.PORT}`).replace(/\/$/, '')
  return {
    value: {
      ...c,
      mode,
      workers: mode === 'demo' ? 1 : (c.WORKERS ?? Math.max(1, availableParallelism() - 1)),
      publicUrl,
      callbackUrl: (c.CALLBACK_URL ?? (mode === 'demo' ? `http://127.0.0.1:${c.PORT}` : publicUrl)).replace(
        /\/$/,
        '',
      ),
      dataDir: resolve(c.DATA_DIR),
      buildDir: resolve(c.BUILD_DIR),
      pictureHosts: listed(c.PICTURE_HOSTS.toLowerCase()),
      pushServices: listed(c.PUSH_SERVICES.toLowerCase()),
      trustedProxies: listed(c.TRUSTED_PROXIES),
      serviceHours: { days: c.SERVICE_DAYS, ...readServiceSpan(c.SERVICE_HOURS)! },
    },
  }
}

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

/** Everything that keeps the mall from starting with this configuration; empty when nothing does. */
export function configFaults(mode: 'demo' | 'serve', env: Env): string[] {
  const parts = [readConfig(mode, env), ...(mode === 'serve' ? [readPartners(env)] : [])]
  const faults = parts.flatMap((part) => ('faults' in part ? part.faults : []))
  return mode === 'serve' ? [...faults, ...unsafeValues(env)] : faults
}
