import { isOfBusiness } from '@hojip/accounts/storefront/business-entries'
import type { Store } from '@hojip/platform/storage'

/**
 * What stays in the browser when somebody signs out: what belongs to the device or to visitors, and all of the business
 * site. Everything else is deleted, also what a room begins to store later.
 */
const lasting = new Set([
  // Of the session, which another window may have begun anew.
  'user',
  'guestCart',
  'guestCartSent',
  'deliverTo',
  'seenHereOff',
  'translateAlways',
  'payMethod',
  'paidMethod',
  'lastPhone',
])

/**
 * Deletes what a user who signs out has left in the storages: lists, drafts, searches, open pages, choices of alerts. A
 * session that only lapses leaves them, for the form that was being filled in.
 */
export function forgetUser(stores: readonly Store[]): void {
  for (const store of stores)
    for (const key of store.keys()) if (!lasting.has(key) && !isOfBusiness(key)) store.set(key, null)
}
