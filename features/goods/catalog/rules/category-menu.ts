import { mustGet } from '@hojip/platform/collections'
import { textIn, type Locale } from '@hojip/platform/i18n'
import type { MenuCategory } from '../contract.ts'
import { picturePath } from './card.ts'
import { categoriesByAnyCode, type CategoryFacts, type CategoryTree } from './category-tree.ts'

export interface CategoryMenu {
  list: MenuCategory[]
  featured: { name: string; path: string[] }[]
}

/** Codes of the categories shown in the main navigation, where the mall has them. */
const featured = ['korean-kitchen', 'fruit', 'seafood', 'tea', 'cookware', 'furniture', 'body-care', 'plants']
/** With fewer of them than this, categories of the first level fill the navigation up. */
const fewestFeatured = 4
const mostFeatured = 8

/** The featured categories, then the first level. */
function featuredOf(tree: CategoryTree): CategoryFacts[] {
  const all = [...tree.byId.values()]
  const byCode = categoriesByAnyCode(all.filter(({ level }) => level < 3))
  const known = [...new Set(featured.flatMap((code) => byCode.get(code) ?? []))]
  if (known.length >= fewestFeatured) return known
  const firsts = all.filter((one) => one.level === 1 && !known.includes(one))
  return [...known, ...firsts].slice(0, mostFeatured)
}

function pathOf(tree: CategoryTree, { id, parentId }: CategoryFacts): string[] {
  const parent = parentId === null ? undefined : tree.byId.get(parentId)
  return parent ? [...pathOf(tree, parent), id] : [id]
}

/** The tree down to a level, in one language, with nothing but what a menu shows. */
export function categoryMenu(tree: CategoryTree, locale: Locale, level: number): CategoryMenu {
  const named = (id: string) => textIn(mustGet(tree.byId, id).name, locale)
  const shownOnTop = (id: string, code: string) => {
    const pic = picturePath(mustGet(tree.byId, id).picture)
    return { code, ...(pic ? { pic } : {}) }
  }
  const menuOf = (nodes: CategoryTree['roots']): MenuCategory[] =>
    nodes.map(({ pkId: id, level: own, categoryCode: code, children }) => ({
      id,
      name: named(id),
      ...(own === 1 ? shownOnTop(id, code) : {}),
      children: own < level ? menuOf(children) : [],
    }))
  return {
    list: menuOf(tree.roots),
    featured: featuredOf(tree).map((one) => ({ name: textIn(one.name, locale), path: pathOf(tree, one) })),
  }
}
