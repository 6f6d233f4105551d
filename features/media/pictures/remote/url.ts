import { webUrl } from './ref.ts'

export interface RemotePolicy {
  /** The allowed hosts: `img.example.com`, or `*.example.com` for all its subdomains. */
  hosts: readonly string[]
  /** A port of 127.0.0.1 that is allowed although it is neither public nor a default port. */
  allowLoopbackForTests?: number
}

export function isTestPort(url: URL, { allowLoopbackForTests: port }: RemotePolicy): boolean {
  return port !== undefined && url.port === String(port)
}

function isHostAllowed(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}

/**
 * The URL when it may be requested: http or https on its default port, without credentials, and a host of the policy.
 * The addresses of the host are checked separately.
 */
export function allowedUrl(text: string, policy: RemotePolicy): URL | undefined {
  const url = webUrl(text)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (isTestPort(url, policy) && url.hostname === '127.0.0.1') return url
  const isUsualPort = url.port === '' || isTestPort(url, policy)
  return isUsualPort && isHostAllowed(url.hostname, policy.hosts) ? url : undefined
}
