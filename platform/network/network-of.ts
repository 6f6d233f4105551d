import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The eight groups of an IPv6 address without its zone; an IPv4 part at its end counts as two. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%')
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail = ''] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : []
  return [...before, ...zeros, ...after].map((group) => group.toLowerCase().padStart(4, '0'))
}

/**
 * What limits by address count together: an IPv6 address by its /64, since one user has all of its addresses; an IPv4
 * address by itself, also when it is written as IPv6 (`::ffff:192.0.2.7`). Other text is returned as it is.
 */
export function networkOf(ip: string): string {
  const ipv4 = mapped.exec(ip)?.[1]
  if (ipv4) return ipv4
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  if (groups.slice(0, 5).every((group) => group === '0000') && groups[5] === 'ffff') {
    const bytes = Buffer.from(groups.slice(6).join(''), 'hex')
    return bytes.join('.')
  }
  return groups.slice(0, 4).join(':')
}
