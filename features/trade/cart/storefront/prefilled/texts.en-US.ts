import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Put these into your cart?',
  explained:
    'This link has chosen these products for you. Prices are today’s; nothing is in your cart until you confirm.',
  leftOut: (count: number) =>
    plural(
      count,
      '1 item of the link is left out: it is no longer sold, out of stock, or the link was cut',
      `${count} items of the link are left out: they are no longer sold, out of stock, or the link was cut`,
    ),
  short: (stock: number) => `Only ${stock} in stock`,
  times: (count: number) => `× ${count}`,
  sum: 'Products',
  putIn: 'Put into cart',
  nothing: 'Nothing in this link can be bought',
  nothingText: 'The products may no longer be sold, or the link was cut.',
  full: 'Your cart is full, so not everything fits',
  look: 'Look at products',
} satisfies Texts<typeof zhCN>
