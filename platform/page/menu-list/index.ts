import type { MenuEntry } from './menu.ts'

/** Keeps a menu list in the local storage; null deletes it. Without a storage only the stored list is missing. */
export function storeMenuList(key: string, list: readonly Pick<MenuEntry, 'key' | 'href'>[] | null): void {
  try {
    if (list === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(list.map(({ key: name, href }) => ({ key: name, href }))))
  } catch {
    // No page reads it to work.
  }
}
