import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks of IANA's special-purpose registry: private, shared, loopback, link-local, documentation, multicast. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/**
 * Exceptions inside the public 2000::/3: Teredo and other protocols, documentation, and 6to4, which carries IPv4
 * addresses.
 */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const blocked4 = listOf(special4, 'ipv4')
const public6 = listOf(['2000::/3'], 'ipv6')
const blocked6 = listOf(special6, 'ipv6')

/**
 * Whether the address belongs to the public internet. Of IPv6 only the public range counts, which excludes ULA,
 * link-local and every form of an IPv4 address inside an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked4.check(address, 'ipv4')
  return isIPv6(address) && public6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
