import type { CatalogCache } from '@hojip/catalog/cache'
import type { Db, Reads } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, shapes, type Bound } from '@hojip/platform/http'
import type { Log } from '@hojip/platform/log'
import { isRefusal } from '@hojip/platform/refusal'
import { findFilters } from './actions/find-filters.ts'
import { findProducts } from './actions/find-products.ts'
import { readWords, saveWords } from './actions/hot-words/edit-words.ts'
import { readNotDelivered, withReach } from './actions/not-delivered.ts'
import { deleteSearch, deleteSearches, saveSearches, storedSearches } from './actions/own-searches.ts'
import { readQuery } from './actions/read-query.ts'
import { readStopped, saveStopped } from './actions/stopped-words.ts'
import { suggest } from './actions/suggest.ts'
import { listChanges, listGroups, saveGroup, switchGroup } from './actions/synonyms.ts'
import { searchCalls } from './contract.ts'
import { openSearchCache, type SearchBytes } from './search-cache.ts'

/** @param catalog the catalogue's cache, which has the cards and categories of the results */
export function searchRoutes(
  source: { db: Db; clock: Clock; log?: Log; reads?: Reads },
  catalog: CatalogCache,
  bytes?: SearchBytes,
): Bound[] {
  const { db, clock } = source
  const cache = openSearchCache(source, catalog, bytes)
  return bind(searchCalls, {
    'POST /bizGoods/findAll': async ({ explain, ...input }, { locale, viewer }) => {
      const asked = await withReach(cache, input)
      const isExplained = explain === true && viewer?.role === 'operator'
      return isRefusal(asked) ? asked : findProducts(cache, db, asked, { locale, isExplained })
    },
    'POST /bizGoods/queryNotDelivered': (input, { locale, viewer }) =>
      readNotDelivered(cache, db, viewer, input, locale),
    'GET /sysCategory/queryByCategory': async ({ level, categoryId, ...page }, { locale }) => {
      const asked = { ...page, sort: '0' as const, [`category${level}Id`]: categoryId }
      const { list, total } = await findProducts(cache, db, asked, { locale, isExplained: false })
      return shapes.page(list, total, page)
    },
    'GET /bizShop/queryShopCategory': async ({ shopId }, { locale }) => ({
      list: (await findFilters(cache, { shopId }, locale)).categories,
    }),
    'GET /sysCategory/queryFilters': async (input, { locale }) => {
      const asked = await withReach(cache, input)
      return isRefusal(asked) ? asked : findFilters(cache, asked, locale)
    },
    'GET /bizGoods/likeGoodsName': async (input, { locale }) => ({
      list: await suggest(cache, catalog.reader, input, locale),
    }),
    'POST /sysConsole/querySynonyms': (input, { locale }) => listGroups(db, input, locale),
    'POST /sysConsole/saveSynonym': (input, { viewer, note }) => saveGroup({ db }, viewer, input, note),
    'POST /sysConsole/switchSynonym': (input, { viewer, note }) => switchGroup({ db }, viewer, input, note),
    'GET /sysConsole/querySynonymChanges/{pkId}': ({ pkId }) => listChanges(db, pkId),
    'GET /sysConsole/queryStoppedWords': () => readStopped(db),
    'POST /sysConsole/saveStoppedWords': (input, { viewer, note }) =>
      saveStopped({ db }, viewer, input, note),
    'GET /sysConsole/queryHotWords': () => readWords(db),
    'POST /sysConsole/saveHotWords': (input, context) => saveWords({ db, clock }, input, context),
    'POST /sysConsole/readQuery': (input, { locale }) => readQuery(cache, db, input, locale),
    'POST /appUserSearch/queryByUserId': (_input, { viewer }) => storedSearches(db, viewer),
    'POST /appUserSearch/save': ({ words }, { viewer }) => saveSearches({ db, clock }, viewer, words),
    'POST /appUserSearch/deleteById/{pkId}': ({ pkId }, { viewer }) => deleteSearch(db, viewer, pkId),
    'POST /appUserSearch/deleteAll': (_input, { viewer }) => deleteSearches(db, viewer),
  })
}
