import { writtenOnce } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { categoryMenu, type CategoryMenu } from '../rules/category-menu.ts'
import type { CategoryTree } from '../rules/category-tree.ts'

/** Made once a tree, language and depth: the tree is another object as soon as the catalogue was changed. */
const menus = new WeakMap<CategoryTree, Map<string, CategoryMenu>>()

export function showMenu(tree: CategoryTree, locale: Locale, level: number): CategoryMenu {
  const made = menus.get(tree) ?? new Map<string, CategoryMenu>()
  menus.set(tree, made)
  const key = `${locale} ${level}`
  const menu = made.get(key) ?? writtenOnce(categoryMenu(tree, locale, level))
  made.set(key, menu)
  return menu
}
