import type { CategoryInput, ProductInput } from '@hojip/catalog'
import { taxonomy } from '@hojip/catalog/taxonomy'
import { mustGet } from '@hojip/platform/collections'
import { demoProducts } from './all-products.ts'
import { localText } from './product-input.ts'

type Node = (typeof taxonomy)[number]

const firstProduct = new Map(demoProducts.toReversed().map((product) => [product.category, product.id]))

/** A category's picture is that of the first product in it or below it. */
function pictureOf(node: Node): string | undefined {
  const own = firstProduct.get(node.code)
  if (own) return own
  for (const child of node.children ?? []) {
    const found = pictureOf(child)
    if (found) return found
  }
  return undefined
}

function inputOf(node: Node): CategoryInput {
  const picture = pictureOf(node)
  return {
    code: node.code,
    name: localText(node),
    ...(picture ? { picture } : {}),
    children: (node.children ?? []).map(inputOf),
  }
}

/** The whole tree with pictures. */
export function demoCategories(): CategoryInput[] {
  return taxonomy.map(inputOf)
}

/** The path of ids of each third-level category. */
export function categoryPaths(ids: ReadonlyMap<string, string>): Map<string, ProductInput['categoryIds']> {
  const idOf = (node: Node) => mustGet(ids, node.code)
  return new Map(
    taxonomy.flatMap((top) =>
      (top.children ?? []).flatMap((middle) =>
        (middle.children ?? []).map((leaf): [string, ProductInput['categoryIds']] => [
          leaf.code,
          [idOf(top), idOf(middle), idOf(leaf)],
        ]),
      ),
    ),
  )
}
