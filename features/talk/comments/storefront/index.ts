import { definePage } from '@hojip/platform/page'
import { commentsSearch, ownInput, waitingInput } from './own/inputs.ts'

/** Receiving an order adds to the list, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/commentGoods',
    needsSignIn: true,
    search: commentsSearch,
    load: ({ search, prefetch }) =>
      search.show === 'mine'
        ? prefetch('POST /bizGoodsComment/queryMyComment', { ...ownInput, pageNum: 1 }, fresh)
        : prefetch(
            'POST /bizGoodsComment/queryWaitComment',
            { ...waitingInput(search.order), pageNum: 1 },
            fresh,
          ),
    component: () => import('./own/comment-product-page.tsx'),
    chunk: 'features/talk/comments/storefront/own/comment-product-page.tsx',
  }),
]
