import { pages as admission } from '@hojip/admission/business'
import { pages as aftersales } from '@hojip/aftersales/business'
import { pages as books } from '@hojip/books/business'
import { pages as catalog } from '@hojip/catalog/business'
import { pages as chat } from '@hojip/chat/business'
import { pages as comments } from '@hojip/comments/business'
import { pages as demoFaults } from '@hojip/demo-faults/business'
import { pages as feedback } from '@hojip/feedback/business'
import { pages as figures } from '@hojip/figures/business'
import { pages as frontPages } from '@hojip/front-pages/business'
import { pages as freight } from '@hojip/freight/business'
import { pages as health } from '@hojip/health/business'
import { pages as help } from '@hojip/help/business'
import { pages as orders } from '@hojip/orders/business'
import { pages as pauses } from '@hojip/pauses/business'
import { pages as people } from '@hojip/people/business'
import { pages as products } from '@hojip/products/business'
import { pages as questions } from '@hojip/questions/business'
import { pages as reports } from '@hojip/reports/business'
import { pages as saleQueues } from '@hojip/sale-queues/business'
import { pages as search } from '@hojip/search/business'
import { pages as settings } from '@hojip/settings/business'
import { pages as shops } from '@hojip/shops/business'
import { pages as shipping } from '@hojip/shipping/business/pages'
import { pages as staff } from '@hojip/staff/business'
import { pages as stock } from '@hojip/stock/business'
import { pages as supervision } from '@hojip/supervision/business'
import type { SitePage } from '@hojip/platform/page'

export { rightOf } from './entries.ts'

/** Every room's pages for the business site. */
export const pages: readonly SitePage[] = [
  ...admission,
  ...aftersales,
  ...books,
  ...catalog,
  ...demoFaults,
  ...chat,
  ...comments,
  ...feedback,
  ...figures,
  ...frontPages,
  ...freight,
  ...health,
  ...help,
  ...orders,
  ...pauses,
  ...people,
  ...products,
  ...questions,
  ...reports,
  ...saleQueues,
  ...search,
  ...settings,
  ...shops,
  ...shipping,
  ...staff,
  ...stock,
  ...supervision,
]
