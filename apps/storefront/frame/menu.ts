import { meHref } from '@hojip/hrefs/accounts'
import { addressesHref } from '@hojip/hrefs/addresses'
import { chatHref } from '@hojip/hrefs/chat'
import { importedHref, streetHref } from '@hojip/hrefs/halls'
import { helpHref } from '@hojip/hrefs/help'
import { ordersHref } from '@hojip/hrefs/orders'
import { rankingsHref } from '@hojip/hrefs/rankings'

/** An entry of a menu, and the permission it needs in the session's access list. */
export interface MenuEntry {
  key: 'orders' | 'messages' | 'me' | 'addresses' | 'help'
  href: string
  access?: string
}

/**
 * The entries the user may see: those that need no permission, and those whose permission is in the access list. A
 * visitor has no access list and sees all of them; account pages redirect to the sign-in page.
 */
export function allowedEntries<E extends { access?: string }>(
  entries: readonly E[],
  access: readonly string[] | undefined,
): E[] {
  return entries.filter((entry) => !access || entry.access === undefined || access.includes(entry.access))
}

const orders: MenuEntry = { key: 'orders', href: ordersHref(), access: 'orders' }
const me: MenuEntry = { key: 'me', href: meHref }
const ownAddresses: MenuEntry = { key: 'addresses', href: addressesHref, access: 'addresses' }
/** Conversations, and above them the way to the mall's notices. */
const messages: MenuEntry = { key: 'messages', href: chatHref() }
const help: MenuEntry = { key: 'help', href: helpHref() }

/** The entries of the narrow bar at the top. */
export const barEntries = [orders, messages, me, help]
/** The entries of the card below the name, next to the account page and signing out. */
export const cardEntries = [orders, ownAddresses, help]
/** The mall's own pages in the main navigation, before its categories. */
export const mallEntries = [
  { key: 'korea', href: streetHref() },
  { key: 'imported', href: importedHref() },
  { key: 'rankings', href: rankingsHref() },
] as const
