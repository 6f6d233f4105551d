import type { CategoryInput, GoodsInput } from '@hojip/catalog'
import { taxonomy } from '@hojip/catalog/taxonomy'
import { demoGoods } from './all-goods.ts'
import { localText } from './goods-input.ts'

type Node = (typeof taxonomy)[number]

const firstGoods = new Map(demoGoods.toReversed().map((goods) => [goods.category, goods.id]))

/** A category shows the first goods found in it or below it. */
function pictureOf(node: Node): string | undefined {
  const own = firstGoods.get(node.code)
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

/** Of each third-level category its path of ids. */
export function categoryPaths(ids: ReadonlyMap<string, string>): Map<string, GoodsInput['categoryIds']> {
  const idOf = (node: Node) => ids.get(node.code)!
  return new Map(
    taxonomy.flatMap((top) =>
      (top.children ?? []).flatMap((middle) =>
        (middle.children ?? []).map((leaf): [string, GoodsInput['categoryIds']] => [
          leaf.code,
          [idOf(top), idOf(middle), idOf(leaf)],
        ]),
      ),
    ),
  )
}
