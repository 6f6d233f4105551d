import { webUrl } from './ref.ts'

export interface RemotePolicy {
  /** Hosts that may be asked: `img.example.com`, or `*.example.com` for all below it. */
  hosts: readonly string[]
  /** One port of 127.0.0.1 may be asked although it is neither public nor usual. */
  allowLoopbackForTests?: number
}

export function isTestPort(url: URL, { allowLoopbackForTests: port }: RemotePolicy): boolean {
  return port !== undefined && url.port === String(port)
}

function isHostAllowed(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}

/**
 * The address when it may be asked at all: http or https on its usual port, no name and password in it, a host of the
 * policy. What the host resolves to is looked at separately.
 */
export function allowedUrl(text: string, policy: RemotePolicy): URL | undefined {
  const url = webUrl(text)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (isTestPort(url, policy) && url.hostname === '127.0.0.1') return url
  const isUsualPort = url.port === '' || isTestPort(url, policy)
  return isUsualPort && isHostAllowed(url.hostname, policy.hosts) ? url : undefined
}
