/** Who can have one address of IPv6 can have a whole /64; of IPv4 each counts. */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = ip.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const middle = ip.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : []
  return [...before, ...middle, ...after]
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')
}
