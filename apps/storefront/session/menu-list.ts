import { accountMenu } from '@hojip/accounts/storefront/menu'
import { allowedEntries, type MenuEntry } from '@hojip/platform/page'
import { storeMenuList } from '@hojip/platform/page/menu-list'
import type { Session } from '@hojip/platform/site'
import { mallEntries } from '../frame/menu.ts'

/** The local storage key of the menu list. */
export const menuListKey = 'menuList'

/** The menu list of the session: the mall's own pages and those of the account that the access list permits. */
function menuListOf(access: readonly string[]): MenuEntry[] {
  return allowedEntries<MenuEntry>([...mallEntries, ...accountMenu], access)
}

/** Keeps the menu list of whoever is signed in; it goes with the session, and follows the access list. */
export function keepMenuList(session: Pick<Session, 'viewer' | 'subscribe'>): void {
  const keep = () => {
    const viewer = session.viewer()
    storeMenuList(menuListKey, viewer && menuListOf(viewer.access))
  }
  session.subscribe(keep)
  keep()
}
