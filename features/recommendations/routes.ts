import type { CatalogCache } from '@hojip/catalog/cache'
import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { readRelated } from './actions/read-related.ts'
import { recommendationsCalls } from './contract.ts'

export function recommendationsRoutes({ db }: Pick<Tools, 'db'>, cache: CatalogCache): Bound[] {
  return bind(recommendationsCalls, {
    'POST /bizGoods/queryRelated': (asked, { locale }) => readRelated(db, cache, asked, locale),
  })
}
