import { readAddress } from '@hojip/platform/db'
import { isLoopback } from '@hojip/platform/network'

type Env = Record<string, string | undefined>

/** Addresses that carry payments, codes, sessions or what people wrote. */
const overTls = [
  'PUBLIC_URL',
  'CALLBACK_URL',
  'WECHAT_PAY_BASE_URL',
  'WECHAT_PAY_OAUTH_URL',
  'WECHAT_PAY_OAUTH_API_URL',
  'WECHAT_OPEN_PAGE_URL',
  'WECHAT_OPEN_API_URL',
  'ALIPAY_GATEWAY_URL',
  'ALIPAY_AUTH_URL',
  'SMS_GATEWAY_URL',
  'ALIYUN_SMS_ENDPOINT',
  'TENCENT_SMS_ENDPOINT',
  'KUAIDI100_BASE_URL',
  'TRANSLATE_URL',
  'S3_ENDPOINT',
  'BACKUP_S3_ENDPOINT',
  // Texts of statements and names of calls.
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  // Several, separated by commas.
  'PUSH_SERVICES',
]

/** Stores whose protocol has TLS as an option. */
const stores = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL', 'REDIS_URL']

function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** Whether the operator has said that nobody else can listen to the network to this store. */
function isOwnNetwork(name: string, env: Env): boolean {
  return name === 'S3_ENDPOINT' && env['S3_TLS'] === 'off'
}

/** Whether a store's address lacks TLS although it leads to another machine. */
function isPlainStore(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, searchParams } = new URL(text)
  if (protocol === 'rediss:' || searchParams.has('sslmode') || searchParams.get('ssl') === 'true')
    return false
  // The driver prefers this one; a path is a socket of this machine.
  const host = searchParams.get('host') ?? hostname
  return host !== '' && !host.startsWith('/') && !isLoopback(host)
}

/** Whether one of the hosts of a database lacks TLS although it is another machine. */
function isPlainDatabase(text: string): boolean {
  const address = readAddress(text)
  return 'candidates' in address && address.candidates.some(({ url }) => isPlainStore(url))
}

/** Addresses that production must not send to without TLS, one line each. */
export function plainAddresses(env: Env): string[] {
  const plain = overTls
    .filter((name) => !isOwnNetwork(name, env))
    .filter((name) => (env[name] ?? '').split(',').some((one) => isPlain(one.trim())))
  return [
    ...plain.map((name) => `${name}: has to begin with https:// (http:// only on this machine)`),
    ...stores
      .filter((name) => (name === 'REDIS_URL' ? isPlainStore : isPlainDatabase)(env[name] ?? ''))
      .map(
        (name) =>
          `${name}: leads to another machine without TLS; ${name === 'REDIS_URL' ? 'begin it with rediss://' : 'add ?sslmode=verify-full'}, or ?sslmode=disable where the network is your own`,
      ),
  ]
}
