import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: (shop: string) => `${shop} shop`,
  about: (shop: string, count: string) => `${shop} sells ${count} products on Hojip`,
  home: 'Home',
  onSale: (count: string) => `${count} products`,
  sold: (count: string) => `${count} sold`,
  delivery: (from: string, fee: string) => `Free delivery from ${from}, otherwise ${fee}`,
  deliveryFee: (fee) => `Delivery ${fee}`,
  deliveryFree: 'Always free delivery',
  sends: (daily, until) =>
    `Paid before ${until} ${daily ? 'on any day' : 'on working days'}, sent the same day`,
  notice: 'Notice',
  chosen: 'The owner’s choice',
  chat: 'Chat',
  searchHere: 'Search this shop',
  search: 'Search',
  allProducts: 'All products',
  found: (words: string) => `“${words}” in this shop`,
  closed:
    'This shop is closed. You can’t buy from it right now. Your orders continue; find them in “My orders”.',
  clear: 'See all products',
} satisfies Texts<typeof zhCN>
