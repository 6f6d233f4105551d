import { meHref } from '@hojip/hrefs/accounts'
import { addressesHref } from '@hojip/hrefs/addresses'
import { helpHref } from '@hojip/hrefs/help'
import { ordersHref } from '@hojip/hrefs/orders'

/** An entry of a menu, and the word in the session's access list that it needs. */
export interface MenuEntry {
  key: 'orders' | 'me' | 'addresses' | 'help'
  href: string
  access?: string
}

/**
 * The entries somebody may see: those that need nothing, and those whose word is in the access list. A visitor has
 * no list yet and sees them all; what is one's own leads them to the login.
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
const help: MenuEntry = { key: 'help', href: helpHref() }

/** In the narrow bar above everything. */
export const barEntries = [orders, me, help]
/** In the card below the name, beside the personal centre and the way out. */
export const cardEntries = [orders, ownAddresses, help]
/** Of the phone's tabs those that are one's own. */
export const ownTabs = [orders]
