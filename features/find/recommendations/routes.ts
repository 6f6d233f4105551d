import type { CatalogCache } from '@hojip/catalog/cache'
import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { preferredReader } from './actions/read-preferred.ts'
import { readRelated } from './actions/read-related.ts'
import { recommendationsCalls } from './contract.ts'

export function recommendationsRoutes(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  cache: CatalogCache,
): Bound[] {
  const readPreferred = preferredReader({ db, clock }, cache)
  return bind(recommendationsCalls, {
    'POST /bizGoods/queryRelated': (asked, { locale }) => readRelated(db, cache, asked, locale),
    'POST /bizGoods/queryPreferredInfo': (asked, { viewer, locale }) =>
      readPreferred(asked, { viewer, locale }),
  })
}
