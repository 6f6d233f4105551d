import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  brand: 'Hojip',
  brandBeside: 'For shops',
  nav: 'Shop console',
  orders: 'Orders',
  toShip: (n) => `${n} to ship`,
  refunds: 'After-sales',
  toAnswer: (n) => `${n} to answer`,
  comments: 'Reviews',
  toReply: (n) => `${n} unanswered`,
  appeals: 'Appeals',
  toDecide: (n) => `${n} to decide`,
  books: 'Books',
  mall: 'The mall',
  toMall: 'Go to the mall',
  menu: 'Menu',
  noShop: 'No shop of your own',
  security: 'Account security',
  signOut: 'Sign out',
  notFoundHint: 'The address may be wrong, or the order is not your shop’s',
  away: 'We will be right back',
  awayHint: 'Wait a moment and try again. Everything you saved is safe',
  toOrders: 'Back to orders',
} satisfies Texts<typeof zhCN>
