import { isLoopback, isWideNetwork } from '@hojip/platform/network'
import { plainAddresses } from './addresses.ts'
import { watchingWarnings, type WatchingFacts } from './names/watching.ts'

type Env = Record<string, string | undefined>

/** Keys that should be randomly generated. One typed by hand in a hurry has few different characters. */
const random = ['APP_SECRET', 'WECHAT_PAY_API_V3_KEY', 'SMS_ACCESS_SECRET']
const fewestDifferent = 8

/** A host of pictures: a name, or `*.` and a name that somebody can own. */
const pictureHost = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/i

function listed(env: Env, name: string): string[] {
  return (env[name] ?? '').split(',').flatMap((one) => one.trim() || [])
}

/** Values that are well formed but must not be used in production, one line each. */
export function unsafeValues(env: Env): string[] {
  return [
    ...plainAddresses(env),
    ...listed(env, 'TRUSTED_PROXIES')
      .filter(isWideNetwork)
      .map(
        (range) =>
          `TRUSTED_PROXIES: ${range} has visitors in it, who could then choose their own address; name your proxies, at most /8 of IPv4 or /32 of IPv6`,
      ),
    ...listed(env, 'PICTURE_HOSTS')
      .filter((host) => !pictureHost.test(host))
      .map((host) => `PICTURE_HOSTS: ${host} is no host; name each, such as cdn.example or *.cdn.example`),
    ...random.flatMap((name) => {
      const value = env[name] ?? ''
      return value !== '' && new Set(value).size < fewestDifferent
        ? [`${name}: has fewer than ${fewestDifferent} different characters, so it can be guessed`]
        : []
    }),
  ]
}

interface Facts extends WatchingFacts {
  mode: 'demo' | 'serve'
  HOST: string
  publicUrl: string
  trustedProxies: readonly string[]
}

/** Settings with which production starts, but which deserve a warning. */
export function configWarnings(facts: Facts): string[] {
  return facts.mode === 'serve' ? [...proxyWarnings(facts), ...watchingWarnings(facts)] : []
}

function proxyWarnings({ HOST, publicUrl, trustedProxies }: Facts): string[] {
  const { hostname, protocol } = new URL(publicUrl)
  if (trustedProxies.length > 0 || isLoopback(hostname)) return []
  // The mall speaks no TLS, and a loopback HOST or an https PUBLIC_URL means that a proxy is in front.
  if (!isLoopback(HOST) && protocol !== 'https:') return []
  return [
    'TRUSTED_PROXIES is not set, so every visitor seems to come from the proxy in front of the mall, and all of them',
    'together may sign in 20 times a minute and ask for 60 codes a day. Name the proxy’s address, see docs/deploying.md.',
  ]
}
