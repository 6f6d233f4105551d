/** The channels of `platform/realtime`: who is told of what. */

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

const productPrefix = 'product:'

/** A product whose page is open; anybody signed in may watch it. */
export function productChannel(productId: string): string {
  return `${productPrefix}${productId}`
}

const presencePrefix = 'presence:'

/** Whether somebody answers for a shop, or (null) for the mall's service; anybody signed in may watch it. */
export function presenceChannel(shopId: string | null): string {
  return `${presencePrefix}${shopId ?? 'mall'}`
}

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const publicForm = new RegExp(`^(${productPrefix}${id}|${presencePrefix}(mall|${id}))$`)

/** Whether anybody signed in may watch the channel. */
export function isPublicChannel(channel: string): boolean {
  return publicForm.test(channel)
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
