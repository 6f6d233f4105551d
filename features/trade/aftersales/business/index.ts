import { definePage } from '@hojip/platform/page'
import {
  appealsInput,
  faultsInput,
  mallRefundsSearch,
  shopInput,
  shopRefundsSearch,
} from './list/refund-lists.ts'

/** Others change applications too, so cached answers are never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/business/refunds',
    needsSignIn: true,
    search: shopRefundsSearch,
    load: ({ search, prefetch }) => prefetch('POST /bizConsole/queryRefunds', shopInput(search), fresh),
    component: () => import('./list/refunds-page.tsx'),
    chunk: 'features/trade/aftersales/business/list/refunds-page.tsx',
  }),
  definePage({
    path: '/business/refunds/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /bizConsole/findRefund/{pkId}', { pkId: params.id }, fresh),
    component: () => import('./detail/refund-page.tsx'),
    chunk: 'features/trade/aftersales/business/detail/refund-page.tsx',
  }),
  definePage({
    path: '/business/appeals',
    needsSignIn: true,
    search: mallRefundsSearch,
    load: ({ search: { tab, page }, prefetch }) =>
      tab === 'money'
        ? prefetch('POST /sysConsole/queryRefundFaults', faultsInput(page), fresh)
        : prefetch('POST /sysConsole/queryArbitrations', appealsInput(tab, page), fresh),
    component: () => import('./list/appeals-page.tsx'),
    chunk: 'features/trade/aftersales/business/list/appeals-page.tsx',
  }),
  definePage({
    path: '/business/appeals/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /sysConsole/findRefund/{pkId}', { pkId: params.id }, fresh),
    component: () => import('./detail/appeal-page.tsx'),
    chunk: 'features/trade/aftersales/business/detail/appeal-page.tsx',
  }),
]
