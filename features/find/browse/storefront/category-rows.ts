import { categoryHref } from '@hojip/hrefs/browse'
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
} from '@hojip/platform/ui'
import type { CategoryRow, ShownCategory } from '@hojip/storefront-kit/storefront'
import type { MenuCategory } from '@hojip/catalog/contract'

/** The rows of the category menu: related first-level categories share a row. */
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

function shellCategory(node: MenuCategory, above: string[]): ShownCategory {
  const path = [...above, node.id]
  return {
    id: node.id,
    name: node.name,
    href: categoryHref(path),
    children: node.children.map((child) => shellCategory(child, path)),
  }
}

/** The rows of the menu; categories without a place in it come last, one per row. */
export function categoryRows(tree: readonly MenuCategory[]): CategoryRow[] {
  const known = new Set(rows.flatMap(([, codes]) => codes))
  const others = tree.filter(({ code = '' }) => !known.has(code))
  const placed = rows.map(([icon, codes]) => ({
    icon,
    categories: codes.flatMap((wanted) => tree.filter(({ code }) => code === wanted)),
  }))
  return [...placed, ...others.map((one) => ({ icon: squaresIcon, categories: [one] }))]
    .map(({ icon, categories }) => ({ icon, categories: categories.map((node) => shellCategory(node, [])) }))
    .filter(({ categories }) => categories.length > 0)
}
