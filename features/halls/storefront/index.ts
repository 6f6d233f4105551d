import { definePage } from '@hojip/platform/page'
import { importedInput, importedSearch, streetInput, streetSearch } from './halls-search.ts'

function nothing() {
  return undefined
}

export const pages = [
  definePage({
    path: '/koreaShop',
    cacheable: true,
    search: streetSearch,
    load: ({ search, prefetch }) => prefetch('POST /bizGoods/queryStreetGoods', streetInput(search)),
    component: () => import('./street/street-page.tsx'),
    chunk: 'features/halls/storefront/street/street-page.tsx',
  }),
  definePage({
    path: '/importedGoods',
    cacheable: true,
    search: importedSearch,
    load: async ({ search, prefetch }) => {
      const [found] = await Promise.all([
        prefetch('POST /bizGoods/queryImported', importedInput(search)),
        // The list does not depend on the papers.
        search.batch
          ? prefetch('GET /bizGoods/queryBatch', { number: search.batch }).catch(nothing)
          : undefined,
      ])
      return found
    },
    component: () => import('./imported/imported-page.tsx'),
    chunk: 'features/halls/storefront/imported/imported-page.tsx',
  }),
]
