import { pages as accounts } from '@hojip/accounts/storefront'
import { pages as addresses } from '@hojip/addresses/storefront'
import { pages as aftersales } from '@hojip/aftersales/storefront'
import { pages as browse } from '@hojip/browse/storefront'
import { pages as cart } from '@hojip/cart/storefront'
import { pages as chat } from '@hojip/chat/storefront'
import { pages as checkout } from '@hojip/checkout/storefront'
import { pages as favourites } from '@hojip/favourites/storefront'
import { pages as feedback } from '@hojip/feedback/storefront'
import { pages as footprints } from '@hojip/footprints/storefront'
import { pages as errors } from '@hojip/errors/storefront'
import { pages as comments } from '@hojip/comments/storefront'
import { pages as halls } from '@hojip/halls/storefront'
import { pages as help } from '@hojip/help/storefront'
import { pages as notices } from '@hojip/notices/storefront'
import { pages as orders } from '@hojip/orders/storefront'
import { pages as payments } from '@hojip/payments/storefront'
import { pages as questions } from '@hojip/questions/storefront'
import { pages as reports } from '@hojip/reports/storefront'
import { pages as saleQueues } from '@hojip/sale-queues/storefront'
import { pages as sharing } from '@hojip/sharing/storefront'
import type { SitePage } from '@hojip/platform/page'

/**
 * Every room's pages. A browser downloads this list only when it needs a page outside `browse`, see `entry-start.tsx`.
 * A new room adds one import and one line here, and one line in this workspace's package.json.
 */
export const pages: readonly SitePage[] = [
  ...browse,
  ...cart,
  ...chat,
  ...checkout,
  ...accounts,
  ...addresses,
  ...aftersales,
  ...favourites,
  ...feedback,
  ...footprints,
  ...errors,
  ...comments,
  ...halls,
  ...help,
  ...notices,
  ...orders,
  ...payments,
  ...questions,
  ...reports,
  ...saleQueues,
  ...sharing,
]
