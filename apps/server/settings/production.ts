import { isLoopback } from '@hojip/platform/network'

type Env = Record<string, string | undefined>

/** Addresses over which money, codes or sessions go. */
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
]

/** Keys that a program has drawn; one that a person typed in a hurry has few different characters. */
const random = ['APP_SECRET', 'WECHAT_PAY_API_V3_KEY', 'SMS_ACCESS_SECRET']
const fewestDifferent = 8

function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** Values that are well formed and yet must not go into production, one line each. */
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

/** What production may start with, but somebody should know. */
export function configWarnings({ mode, HOST, publicUrl, trustedProxies }: Facts): string[] {
  const { hostname, protocol } = new URL(publicUrl)
  if (mode !== 'serve' || trustedProxies.length > 0 || isLoopback(hostname)) return []
  // The mall speaks no TLS and this address is reached from this machine alone: somebody stands in front.
  if (!isLoopback(HOST) && protocol !== 'https:') return []
  return [
    'TRUSTED_PROXIES is not set, so every visitor seems to come from the proxy in front of the mall, and all of them',
    'together may sign in 20 times a minute and ask for 60 codes a day. Name the proxy’s address, see docs/deploying.md.',
  ]
}
