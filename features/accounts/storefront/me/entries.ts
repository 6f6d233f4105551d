import { basicHref, meHref } from '@hojip/hrefs/accounts'
import { addressesHref } from '@hojip/hrefs/addresses'
import { refundsHref } from '@hojip/hrefs/aftersales'
import { chatHref, customerHref } from '@hojip/hrefs/chat'
import { commentHref } from '@hojip/hrefs/comments'
import { followedHref, savedHref } from '@hojip/hrefs/favourites'
import { feedbackHref } from '@hojip/hrefs/feedback'
import { seenHref } from '@hojip/hrefs/footprints'
import { aboutHref, faqHref, guideHref, helpHref } from '@hojip/hrefs/help'
import { noticesHref } from '@hojip/hrefs/messages/notices'
import { ordersHref } from '@hojip/hrefs/orders'
import {
  bellIcon,
  chatIcon,
  footprintsIcon,
  gearIcon,
  headsetIcon,
  heartIcon,
  houseIcon,
  infoIcon,
  mapPinIcon,
  noteIcon,
  pencilIcon,
  questionIcon,
  receiptIcon,
  listIcon,
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
  /** The word that the session's access list has to contain. */
  access?: string
}

/**
 * All pages of the account, in the order of the menu. An entry is shown as soon as the site has a page at its address:
 * a new one is a line here and its name in the three `nav-texts`.
 */
export const accountEntries = [
  { group: 'trade', key: 'orders', href: ordersHref(), icon: receiptIcon, access: 'orders' },
  { group: 'trade', key: 'afterSales', href: refundsHref(), icon: undoIcon, access: 'orders' },
  { group: 'trade', key: 'comments', href: commentHref(), icon: noteIcon, access: 'orders' },
  { group: 'favourites', key: 'goods', href: savedHref, icon: heartIcon },
  { group: 'favourites', key: 'shops', href: followedHref, icon: storefrontIcon },
  { group: 'favourites', key: 'footprints', href: seenHref, icon: footprintsIcon },
  { group: 'account', key: 'centre', href: meHref, icon: userIcon },
  { group: 'account', key: 'messages', href: noticesHref(), icon: bellIcon },
  { group: 'account', key: 'chats', href: chatHref(), icon: chatIcon },
  { group: 'account', key: 'addresses', href: addressesHref, icon: mapPinIcon, access: 'addresses' },
  { group: 'account', key: 'profile', href: basicHref, icon: gearIcon },
  { group: 'service', key: 'customer', href: customerHref, icon: headsetIcon },
  { group: 'service', key: 'help', href: helpHref(), icon: questionIcon },
  { group: 'service', key: 'feedback', href: feedbackHref, icon: pencilIcon },
  { group: 'service', key: 'guide', href: guideHref, icon: listIcon },
  { group: 'service', key: 'faq', href: faqHref, icon: infoIcon },
  { group: 'service', key: 'about', href: aboutHref, icon: houseIcon },
] as const satisfies readonly Entry[]

export type AccountEntry = (typeof accountEntries)[number]
export type AccountPage = AccountEntry['key']
export const entryGroups = ['trade', 'favourites', 'account', 'service'] as const
