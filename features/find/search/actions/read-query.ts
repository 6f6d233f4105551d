import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { searchWords } from '../rules/words/search-words.ts'
import type { SearchCache } from '../search-cache.ts'
import { findProducts } from './find-products.ts'

/** How the search reads a query, for operators who try out synonyms. */
export async function readQuery(
  cache: SearchCache,
  db: Db,
  { goodsName }: { goodsName: string },
  locale: Locale,
) {
  const dictionary = await cache.dictionary()
  const asked = { goodsName, sort: '0', pageNum: 1, pageSize: 1 } as const
  const found = await findProducts(cache, db, asked, { locale, isExplained: false })
  const words = searchWords(found.corrected ?? (found.understood?.words || goodsName), dictionary)
  return {
    terms: words?.terms ?? [],
    stopped: words?.leftOut ?? [],
    ...(found.corrected && { corrected: found.corrected }),
    total: found.total,
    isMore: found.isMore ?? false,
  }
}
