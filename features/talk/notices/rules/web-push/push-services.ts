/**
 * The push services of the browsers: Chrome and most others, Firefox, Edge, Safari. A subscription names an address to
 * which the mall will send requests, so it must not name any other.
 */
const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

/**
 * Whether messages may be sent to an address that a browser has named.
 *
 * @param others origins of further push services, such as the demo's simulator; only these may do without TLS
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  const { protocol, hostname, port, origin, username } = new URL(endpoint)
  if (others.includes(origin)) return true
  if (protocol !== 'https:' || port !== '' || username !== '') return false
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
