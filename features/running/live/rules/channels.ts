/** The channels of `platform/realtime`: who gets which events. */

/** A shopper, on all devices. */
export function userChannel(userId: string): string {
  return `user:${userId}`
}

/** The staff of a shop, at the business site. */
export function shopChannel(shopId: string): string {
  return `shop:${shopId}`
}

/** Those of a shop's staff who answer shoppers, at the business site: conversations are for them alone. */
export function shopServiceChannel(shopId: string): string {
  return `service:${shopId}`
}

/** The operators of the mall, at the business site. */
export const mallChannel = 'mall'

export const productPrefix = 'product:'

/** A product whose page is open; anybody signed in may watch it. */
export function productChannel(productId: string): string {
  return `${productPrefix}${productId}`
}

interface Owner {
  userId: string
  role: string
  shopId?: string
  rights?: readonly string[]
  site?: string
}

/** The channels a session gets without asking: a shopper's in the mall, those of the work at the business site. */
export function channelsOf({ userId, role, shopId, rights, site }: Owner): string[] {
  if (site !== 'desk') return [userChannel(userId)]
  if (role === 'operator') return [staffChannel(userId), mallChannel]
  if (!shopId) return []
  const ofWork = [staffChannel(userId), shopChannel(shopId)]
  return rights?.includes('service') ? [...ofWork, shopServiceChannel(shopId)] : ofWork
}

/** One member of staff or operator, at the business site. */
export function staffChannel(userId: string): string {
  return `staff:${userId}`
}
