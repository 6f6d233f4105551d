import { definePage } from '@hojip/platform/page'
import { destinationOf } from '../rules/destination.ts'
import { wantedOf } from '../rules/wanted-lines.ts'
import { confirmSearch } from './confirm-search.ts'

export const pages = [
  definePage({
    path: '/cart/confirm',
    layout: 'focus',
    needsSignIn: true,
    search: confirmSearch,
    load: async ({ search: { spec, num }, prefetch }) => {
      const methods = prefetch('GET /bizPay/queryMethods', {})
      const addresses = prefetch('GET /appUserAddress/queryAllAddress', {}, { fresh: true })
      const phone = prefetch('GET /appUserAddress/queryOwnPhone', {})
      const aoList = spec
        ? [{ goodsSpecId: spec, goodsNum: num }]
        : wantedOf(await prefetch('POST /appUserCart/queryByUserId', {}, { fresh: true }))
      // The page itself shows a refusal of the preview: a product that is gone does not make the page's address wrong.
      const to = destinationOf((await addresses).list[0])
      const wish = { aoList, ...(to && { to }) }
      if (aoList.length > 0)
        await prefetch('POST /bizOrder/submit/orderInfo', wish, { fresh: true }).catch(() => undefined)
      await Promise.all([phone, methods])
    },
    component: () => import('./confirm-page.tsx'),
    chunk: 'features/trade/checkout/storefront/confirm-page.tsx',
  }),
]
