import type { Db } from '@hojip/db'
import { belowOf, fromTop } from '../../rules/categories/tree.ts'
import { countFollowing, countProducts, readTree } from '../../store/categories.ts'

/** The tree as operators edit it. */
export async function readEditedTree(db: Db) {
  const [tree, counts, followNum] = await Promise.all([readTree(db), countProducts(db), countFollowing(db)])
  const sum = (ids: readonly { pkId: string }[], of: 'all' | 'live') =>
    ids.reduce((total, { pkId }) => total + (counts.get(pkId)?.[of] ?? 0), 0)
  const list = fromTop(tree).map((row) => {
    const below = belowOf(tree, row.pkId)
    const isEmpty = below.length === 0 && sum([row], 'all') === 0
    return { ...row, goodsNum: sum([row, ...below], 'live'), isEmpty }
  })
  return { list, followNum }
}
