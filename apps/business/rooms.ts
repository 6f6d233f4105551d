import { pages as accounts } from '@hojip/accounts/business'
import { pages as aftersales } from '@hojip/aftersales/business'
import { pages as books } from '@hojip/books/business'
import { pages as chat } from '@hojip/chat/business'
import { pages as comments } from '@hojip/comments/business'
import { pages as feedback } from '@hojip/feedback/business'
import { pages as orders } from '@hojip/orders/business'
import { pages as questions } from '@hojip/questions/business'
import { pages as reports } from '@hojip/reports/business'
import { pages as search } from '@hojip/search/business'
import type { SitePage } from '@hojip/platform/page'

/** Every room's pages for the business site. */
export const pages: readonly SitePage[] = [
  ...accounts,
  ...aftersales,
  ...books,
  ...chat,
  ...comments,
  ...feedback,
  ...orders,
  ...questions,
  ...reports,
  ...search,
]
