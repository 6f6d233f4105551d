import {
  bellIcon,
  chatIcon,
  footprintsIcon,
  gearIcon,
  heartIcon,
  mapPinIcon,
  pencilIcon,
  questionIcon,
  receiptIcon,
  storefrontIcon,
  undoIcon,
  userIcon,
} from '@hojip/platform/ui'

interface Entry {
  group: 'trade' | 'favourites' | 'account' | 'service'
  /** Its name in `nav-texts`. */
  key: string
  href: string
  icon: string
  /** The word in the session's access list that it needs. */
  access?: string
}

/**
 * All pages of one's own account, in the order of the menu. An entry shows as soon as the site has a page at its
 * address: a new one is a line here, and its name in the three `nav-texts`.
 */
export const accountEntries = [
  { group: 'trade', key: 'orders', href: '/orders', icon: receiptIcon, access: 'orders' },
  { group: 'trade', key: 'afterSales', href: '/refunds', icon: undoIcon, access: 'orders' },
  { group: 'trade', key: 'comments', href: '/commentGoods', icon: chatIcon, access: 'orders' },
  { group: 'favourites', key: 'goods', href: '/me/collection', icon: heartIcon },
  { group: 'favourites', key: 'shops', href: '/me/storefavorites', icon: storefrontIcon },
  { group: 'favourites', key: 'footprints', href: '/me/footprint', icon: footprintsIcon },
  { group: 'account', key: 'centre', href: '/me', icon: userIcon },
  { group: 'account', key: 'messages', href: '/me/notifications', icon: bellIcon },
  { group: 'account', key: 'addresses', href: '/me/address', icon: mapPinIcon, access: 'addresses' },
  { group: 'account', key: 'profile', href: '/me/basic', icon: gearIcon },
  { group: 'service', key: 'help', href: '/me/help', icon: questionIcon },
  { group: 'service', key: 'feedback', href: '/me/feedback', icon: pencilIcon },
] as const satisfies readonly Entry[]

export type AccountEntry = (typeof accountEntries)[number]
export type AccountPage = AccountEntry['key']
export const entryGroups = ['trade', 'favourites', 'account', 'service'] as const
