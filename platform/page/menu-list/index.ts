import { localStore } from '../../storage/index.ts'
import type { MenuEntry } from './menu.ts'

/** Stores a menu list in the local storage; null deletes it. */
export function storeMenuList(key: string, list: readonly Pick<MenuEntry, 'key' | 'href'>[] | null): void {
  localStore.set(key, list && list.map(({ key: name, href }) => ({ key: name, href })))
}
