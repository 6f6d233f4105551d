import type { CatalogCache } from '@hojip/catalog/cache'
import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { readsOf } from '@hojip/platform/replica'
import { preferredReader } from './actions/read-preferred.ts'
import { readRelated } from './actions/read-related.ts'
import { recommendationsCalls } from './contract.ts'

export function recommendationsRoutes(
  tools: Pick<Tools, 'db' | 'clock' | 'reads'>,
  cache: CatalogCache,
): Bound[] {
  const readPreferred = preferredReader(tools, cache)
  const reads = readsOf(tools)
  return bind(recommendationsCalls, {
    'POST /bizGoods/queryRelated': (asked, { locale, seen }) =>
      readRelated(reads.at(seen), cache, asked, locale),
    'POST /bizGoods/queryPreferredInfo': (asked, { viewer, locale }) =>
      readPreferred(asked, { viewer, locale }),
  })
}
