/** The most return addresses of a shop. */
export const mostAddresses = 20

interface Address {
  consignee: string
  phone: string
  address: string
}

export function isSameAddress(one: Address, other: Address): boolean {
  return one.consignee === other.consignee && one.phone === other.phone && one.address === other.address
}
