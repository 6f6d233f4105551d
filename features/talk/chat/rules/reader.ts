import type { Viewer } from '@hojip/platform/http'

/**
 * Who reads or writes a conversation, and as which side of it. A shopper has their own conversations, an agent those of
 * their shop, an operator those with the mall's service; nobody has any others.
 */
export interface Reader {
  side: 'user' | 'shop'
  /** The account that acts. */
  actorId: string
  /** The owner of the conversations: exactly one of the three is set. */
  userId: string | null
  shopId: string | null
  isMall: boolean
}

export type Owner = Pick<Reader, 'userId' | 'shopId' | 'isMall'>

export function shopperOf({ userId }: Pick<Viewer, 'userId'>): Reader {
  return { side: 'user', actorId: userId, userId, shopId: null, isMall: false }
}

/** No shop has this id. */
const noShop = '00000000-0000-0000-0000-000000000000'

/** Somebody without a shop, such as an operator, is an agent of no shop: there is nothing to read or to write. */
export function agentOf({ userId, shopId }: Pick<Viewer, 'userId' | 'shopId'>): Reader {
  return { side: 'shop', actorId: userId, userId: null, shopId: shopId ?? noShop, isMall: false }
}

export function operatorOf({ userId }: Pick<Viewer, 'userId'>): Reader {
  return { side: 'shop', actorId: userId, userId: null, shopId: null, isMall: true }
}
