import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  comments: (n) => `${n} ${plural(Number(n), 'review', 'reviews')}`,
  sold: (n) => `${n} sold`,
  saves: (money) => `You save ${money}`,
  prices: 'Price history',
  delivery: 'Delivery',
  from: 'Ships from',
  fee: 'Delivery fee',
  feeFree: (from) => `free over ${from} from this shop, reached`,
  feeAlwaysFree: 'this shop always delivers free',
  feeMore: (from, missing) => `free over ${from} from this shop, ${missing} to go`,
  service: 'Service',
  shipsSoon: 'Ships within 48 hours of payment',
  faulty: (days) => `Damaged, wrong or fake: ${days} days to return it free`,
  tracking: 'Tracked to your door',
  shop: 'Shop',
  chat: 'Chat',
  cart: 'Cart',
  cartWith: (n) => `Cart, ${n} ${plural(n, 'item', 'items')}`,
  unknownOption: 'The option in this link is no longer sold. Choose another one',
  gallery: 'Pictures',
  zoom: 'Zoom',
  picture: (at, of) => `Picture ${at} of ${of}`,
} satisfies Texts<typeof zhCN>
