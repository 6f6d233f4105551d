/**
 * The network of an address: the first three numbers of an IPv4 address, the first three groups (/48) of an IPv6 address.
 * Enough to tell the office from a stranger, and not which device it was.
 * @param network as `networkOf` of `@hojip/platform/network` returns it: IPv4, or four full groups of IPv6
 */
export function shortNetwork(network: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)
  if (v4) return `${v4[1]}.*`
  const groups = network.split(':')
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}:*` : 'unknown'
}
