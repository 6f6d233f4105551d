import { writtenOnce } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { categoryMenu, type CategoryMenu } from '../rules/category-menu.ts'
import type { CategoryTree } from '../rules/category-tree.ts'

/** Menus of a tree, by language and depth. A changed catalogue is a new tree object, so its menus are made anew. */
const menus = new WeakMap<CategoryTree, Map<string, CategoryMenu>>()

export function showMenu(tree: CategoryTree, locale: Locale, level: number): CategoryMenu {
  const made = menus.get(tree) ?? new Map<string, CategoryMenu>()
  menus.set(tree, made)
  const key = `${locale} ${level}`
  const menu = made.get(key) ?? writtenOnce(categoryMenu(tree, locale, level))
  made.set(key, menu)
  return menu
}
