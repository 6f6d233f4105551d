import type { Db, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { searchedBy } from '../rules/words/searched-by.ts'
import {
  putSearchRows,
  countProducts,
  searchSources,
  searchSourcesOf,
  type SearchSource,
} from '../store/search-rows.ts'
import { bumpCatalogVersion } from '../store/version.ts'

const batch = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Makes what every product is found by anew from its texts, in short transactions while the mall runs. After an
 * interruption it may simply be started again. Returns the number of products.
 */
export async function rewriteSearchRows(
  db: Db,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<number> {
  const total = await countProducts(db)
  let done = 0
  let last: string | undefined = beforeAll
  while (last !== undefined) {
    const ids: string[] = await rewriteBatch(db, last)
    done += ids.length
    last = ids.at(-1)
    onProgress(done, Math.max(done, total))
  }
  await bumpCatalogVersion(db)
  return done
}

function rewriteBatch(db: Db, after: string): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const sources = await searchSources(tx, after, batch)
    if (sources.length > 0) await putSearchRows(tx, sources.map(madeFrom))
    return sources.map(({ id }) => id)
  })
}

/** The same for certain products, which the caller has locked and changed. */
export async function rewriteSearchRowsOf(tx: Tx, goodsIds: readonly string[]): Promise<void> {
  const sources = await searchSourcesOf(tx, goodsIds)
  if (sources.length > 0) await putSearchRows(tx, sources.map(madeFrom))
}

function madeFrom({ id, params, keywords, words: known, ...product }: SearchSource) {
  const made = searchedBy({
    ...product,
    keywords: keywords ?? [],
    params: params.map(([name, value]) => ({ name, value })),
  })
  const words = known ? [...new Set([...made.words.split(' '), ...known])].join(' ') : made.words
  return { goodsId: id, ...made, words }
}
