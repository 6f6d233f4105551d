import { pathOf } from '@hojip/platform/href'

/** The paths of the business site. It is rendered in the browser alone, so its code is not loaded here. */
export const businessPaths = [
  '/business/acts',
  '/business/admission',
  '/business/admission/$id',
  '/business/appeals',
  '/business/appeals/$id',
  '/business/books',
  '/business/calendar',
  '/business/categories',
  '/business/comments',
  '/business/desk',
  '/business/feedback',
  '/business/feedback/$id',
  '/business/freight',
  '/business/front-pages',
  '/business/health',
  '/business/help',
  '/business/help/$topic',
  '/business/hot-words',
  '/business/invitation',
  '/business/join',
  '/business/login',
  '/business/measures',
  '/business/orders',
  '/business/orders/$id',
  '/business/overview',
  '/business/pauses',
  '/business/products',
  '/business/products/$id',
  '/business/products/drafts',
  '/business/products/files',
  '/business/questions',
  '/business/queues',
  '/business/refunds',
  '/business/refunds/$id',
  '/business/reports',
  '/business/security',
  '/business/settings',
  '/business/shipping',
  '/business/shipping/carriers',
  '/business/shipping/pick-list',
  '/business/shop',
  '/business/shops',
  '/business/shops/$id',
  '/business/simulators',
  '/business/staff',
  '/business/stock',
  '/business/stock/count',
  '/business/synonyms',
  '/business/users',
  '/business/users/$id',
]

const patterns = businessPaths.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`))

/** The pattern of the site's page at this path, undefined where there is none; a parameter matches any text, as in the browser. */
export function businessPageOf(href: string): string | undefined {
  const path = pathOf(href)
  return businessPaths[patterns.findIndex((pattern) => pattern.test(path))]
}
