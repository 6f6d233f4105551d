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
import { ownQuestionsHref } from '@hojip/hrefs/questions'
import type { MenuEntry } from '@hojip/platform/page'

interface Entry extends MenuEntry {
  group: 'trade' | 'favourites' | 'account' | 'service'
}

/**
 * All pages of the account, in the order of the menu; `key` is the name in `nav-texts`. An entry is shown as soon as the
 * site has a page at its address: a new one is a line here, its icon in `entries.ts` and its name in the three `nav-texts`.
 */
export const accountMenu = [
  { group: 'trade', key: 'orders', href: ordersHref(), access: 'orders' },
  { group: 'trade', key: 'afterSales', href: refundsHref(), access: 'orders' },
  { group: 'trade', key: 'comments', href: commentHref(), access: 'orders' },
  { group: 'trade', key: 'questions', href: ownQuestionsHref, access: 'orders' },
  { group: 'favourites', key: 'goods', href: savedHref },
  { group: 'favourites', key: 'shops', href: followedHref },
  { group: 'favourites', key: 'footprints', href: seenHref },
  { group: 'account', key: 'centre', href: meHref },
  { group: 'account', key: 'messages', href: noticesHref() },
  { group: 'account', key: 'chats', href: chatHref() },
  { group: 'account', key: 'addresses', href: addressesHref, access: 'addresses' },
  { group: 'account', key: 'profile', href: basicHref },
  { group: 'service', key: 'customer', href: customerHref },
  { group: 'service', key: 'help', href: helpHref() },
  { group: 'service', key: 'feedback', href: feedbackHref },
  { group: 'service', key: 'guide', href: guideHref },
  { group: 'service', key: 'faq', href: faqHref },
  { group: 'service', key: 'about', href: aboutHref },
] as const satisfies readonly Entry[]
