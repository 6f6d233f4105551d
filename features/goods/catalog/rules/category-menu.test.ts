import { newId } from '@hojip/platform/ids'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { taxonomy } from '../taxonomy/tree.ts'
import type { TaxonomyNode } from '../taxonomy/node.ts'
import { categoryMenu } from './category-menu.ts'
import { categoryTree, type CategoryFacts } from './category-tree.ts'

function factsOf(nodes: TaxonomyNode[], parentId: string | null = null, level = 1): CategoryFacts[] {
  return nodes.flatMap(({ code, zh, en, ko, children = [] }) => {
    const id = newId()
    const name = { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
    const own = { id, parentId, level, code, name, picture: null, returnRule: null, merged: [] }
    return [own, ...factsOf(children, id, level + 1)]
  })
}

const tree = categoryTree(factsOf(taxonomy))

test.each(['zh-CN', 'ko-KR', 'en-US'] as const)(
  'six hundred categories in %s take 40 KB at most',
  (locale) => {
    const bytes = gzipSync(JSON.stringify(categoryMenu(tree, locale, 3))).length
    expect((bytes / tree.byId.size) * 600).toBeLessThan(40 * 1024)
  },
)

test('featured categories of the first two levels come first', () => {
  const { featured } = categoryMenu(tree, 'en-US', 1)
  expect(featured[0]!.path).toHaveLength(2)
  expect(featured.length).toBeLessThanOrEqual(8)
})
