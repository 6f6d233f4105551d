import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** `10.0.0.0/8`, `fd00::/8`, or a single address. */
function parts(text: string): { address: string; bits: number | undefined } | undefined {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return undefined
  if (bits === undefined) return { address, bits }
  const most = isIPv4(address) ? 32 : 128
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits) } : undefined
}

/** Whether the text is an address or a range in CIDR notation. */
export function isNetwork(text: string): boolean {
  return parts(text) !== undefined
}

/** The fewest bits of a range that can still be one operator's proxies; an address is as narrow as a range gets. */
function fewestBits(address: string): number {
  if (isIPv4(address)) return 8
  // Local addresses, which no visitor has.
  if (/^f[cd]/i.test(address)) return 7
  // Among these are all IPv4 addresses, written as IPv6.
  return address.startsWith('::') ? 96 + 8 : 32
}

/** Whether a range is so wide that strangers have addresses in it: wider than /8, of IPv6 than /32. */
export function isWideNetwork(text: string): boolean {
  const found = parts(text)
  return found?.bits !== undefined && found.bits < fewestBits(found.address)
}

/** Returns a check whether an address is in one of the networks, also for IPv4 addresses written as IPv6. */
export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const found = parts(network)
    if (!found) throw new Error(`${network} is neither an address nor a range`)
    const family = isIPv4(found.address) ? 'ipv4' : 'ipv6'
    if (found.bits === undefined) list.addAddress(found.address, family)
    else list.addSubnet(found.address, found.bits, family)
  }
  return (address) => {
    if (isIPv4(address)) return list.check(address, 'ipv4')
    return isIPv6(address) && list.check(address, 'ipv6')
  }
}

/** This machine, by name or address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
