import { isLoopback } from '@hojip/platform/network'

type Env = Record<string, string | undefined>

/** Addresses that carry payments, codes or sessions. */
const overTls = [
  'PUBLIC_URL',
  'CALLBACK_URL',
  'WECHAT_PAY_BASE_URL',
  'WECHAT_OPEN_PAGE_URL',
  'WECHAT_OPEN_API_URL',
  'ALIPAY_GATEWAY_URL',
  'ALIPAY_AUTH_URL',
  'SMS_GATEWAY_URL',
  'ALIYUN_SMS_ENDPOINT',
  'TENCENT_SMS_ENDPOINT',
  'KUAIDI100_BASE_URL',
  'TRANSLATE_URL',
]

/** Keys that should be randomly generated. One typed by hand in a hurry has few different characters. */
const random = ['APP_SECRET', 'WECHAT_PAY_API_V3_KEY', 'SMS_ACCESS_SECRET']
const fewestDifferent = 8

function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** Values that are well formed but must not be used in production, one line each. */
export function unsafeValues(env: Env): string[] {
  return [
    ...overTls.flatMap((name) =>
      isPlain(env[name] ?? '') ? [`${name}: has to begin with https:// (http:// only on this machine)`] : [],
    ),
    ...random.flatMap((name) => {
      const value = env[name] ?? ''
      return value !== '' && new Set(value).size < fewestDifferent
        ? [`${name}: has fewer than ${fewestDifferent} different characters, so it can be guessed`]
        : []
    }),
  ]
}

interface Facts {
  mode: 'demo' | 'serve'
  HOST: string
  publicUrl: string
  trustedProxies: readonly string[]
}

/** Settings with which production starts, but which deserve a warning. */
export function configWarnings({ mode, HOST, publicUrl, trustedProxies }: Facts): string[] {
  const { hostname, protocol } = new URL(publicUrl)
  if (mode !== 'serve' || trustedProxies.length > 0 || isLoopback(hostname)) return []
  // The mall speaks no TLS, and a loopback HOST or an https PUBLIC_URL means that a proxy stands in front.
  if (!isLoopback(HOST) && protocol !== 'https:') return []
  return [
    'TRUSTED_PROXIES is not set, so every visitor seems to come from the proxy in front of the mall, and all of them',
    'together may sign in 20 times a minute and ask for 60 codes a day. Name the proxy’s address, see docs/deploying.md.',
  ]
}
