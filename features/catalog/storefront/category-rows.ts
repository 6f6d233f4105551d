import type { Locale } from '@hojip/platform/i18n'
import {
  bowlIcon,
  cookingPotIcon,
  couchIcon,
  fruitIcon,
  paperIcon,
  plantIcon,
  puzzleIcon,
  showerIcon,
  sneakerIcon,
  soapIcon,
  squaresIcon,
  teaIcon,
  watchIcon,
  type CategoryRow,
  type ShellCategory,
  type ShellLink,
} from '@hojip/platform/ui'
import type { CategoryNode } from '../contract.ts'
import { categoryHref, categoryName } from './category-address.ts'

/** The rows of the category menu: first-level categories that are looked for together share a row. */
const rows: [icon: string, codes: string[]][] = [
  [bowlIcon, ['food', 'frozen-food']],
  [fruitIcon, ['fruit', 'meat', 'seafood']],
  [teaIcon, ['tea', 'wine']],
  [cookingPotIcon, ['cookware', 'hardware']],
  [paperIcon, ['paper-goods', 'cleaning']],
  [soapIcon, ['hair-care', 'body-care', 'oral-care']],
  [couchIcon, ['furniture', 'lighting']],
  [showerIcon, ['bathroom']],
  [watchIcon, ['watches', 'jewellery']],
  [sneakerIcon, ['shoes']],
  [puzzleIcon, ['toys', 'instruments', 'pets']],
  [plantIcon, ['plants', 'agrochemicals', 'fertiliser']],
]

const shellCategory = (node: CategoryNode, above: CategoryNode[], locale: Locale): ShellCategory => {
  const path = [...above, node]
  return {
    id: node.pkId,
    name: categoryName(node, locale),
    href: categoryHref(path),
    picture: node.categoryImg,
    children: node.children.map((child) => shellCategory(child, path, locale)),
  }
}

/** The category tree as the menu shows it; categories that came later stand at the end, a row each. */
export const categoryRows = (tree: readonly CategoryNode[], locale: Locale): CategoryRow[] => {
  const known = new Set(rows.flatMap(([, codes]) => codes))
  const others = tree.filter(({ categoryCode }) => !known.has(categoryCode))
  const all = [...rows, ...others.map(({ categoryCode }) => [squaresIcon, [categoryCode]] as const)]
  return all
    .map(([icon, codes]) => ({
      icon,
      categories: codes.flatMap((code) =>
        tree
          .filter(({ categoryCode }) => categoryCode === code)
          .map((node) => shellCategory(node, [], locale)),
      ),
    }))
    .filter(({ categories }) => categories.length > 0)
}

/** Categories that stand in the main navigation, where the mall has them. */
const featured = ['korean-kitchen', 'fruit', 'seafood', 'tea', 'cookware', 'furniture', 'body-care', 'plants']
const mostLinks = 8

/** Links of the main navigation: what this mall is known for, then whatever else it has. */
export const navLinks = (tree: readonly CategoryNode[], locale: Locale): ShellLink[] => {
  const all = tree.flatMap((first) => [[first], ...first.children.map((second) => [first, second])])
  const known = featured.flatMap((code) => all.filter((path) => path.at(-1)!.categoryCode === code))
  const paths = [...known, ...tree.map((first) => [first])].slice(
    0,
    known.length > 3 ? known.length : mostLinks,
  )
  return paths.map((path) => ({ href: categoryHref(path), label: categoryName(path.at(-1)!, locale) }))
}
