import { meHref } from '@hojip/hrefs/accounts'
import { addressesHref } from '@hojip/hrefs/addresses'
import { chatHref } from '@hojip/hrefs/chat'
import { savedHref } from '@hojip/hrefs/favourites'
import { importedHref, rankingsHref, streetHref } from '@hojip/hrefs/halls'
import { helpHref } from '@hojip/hrefs/help'
import { ordersHref } from '@hojip/hrefs/orders'
import type { MenuEntry } from '@hojip/platform/page'

interface OwnEntry extends MenuEntry {
  key: 'orders' | 'saved' | 'messages' | 'me' | 'addresses' | 'help'
}

const orders: OwnEntry = { key: 'orders', href: ordersHref(), access: 'orders' }
const saved: OwnEntry = { key: 'saved', href: savedHref }
const me: OwnEntry = { key: 'me', href: meHref }
const ownAddresses: OwnEntry = { key: 'addresses', href: addressesHref, access: 'addresses' }
/** Conversations, and above them the way to the mall's notices. */
const messages: OwnEntry = { key: 'messages', href: chatHref() }
const help: OwnEntry = { key: 'help', href: helpHref() }

/** The entries of the narrow bar at the top. */
export const barEntries = [orders, saved, messages, me, help]
/** The entries of the card below the name, next to the account page and signing out. */
export const cardEntries = [orders, ownAddresses, help]
/** The mall's own pages in the main navigation, before its categories. */
export const mallEntries = [
  { key: 'korea', href: streetHref() },
  { key: 'imported', href: importedHref() },
  { key: 'rankings', href: rankingsHref() },
] as const
