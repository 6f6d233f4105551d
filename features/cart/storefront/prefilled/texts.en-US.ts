import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Put these into your cart?',
  explained:
    'This link has chosen these products for you. Prices are today’s; nothing is in your cart until you confirm.',
  leftOut: (count: number) =>
    plural(
      count,
      '1 product that is no longer sold is left out',
      `${count} products that are no longer sold are left out`,
    ),
  times: (count: number) => `× ${count}`,
  sum: 'Products',
  putIn: 'Put into cart',
  nothing: 'Nothing in this link can be bought',
  nothingText: 'The products may no longer be sold, or the link was cut.',
  full: 'Your cart is full, so not everything fits',
  look: 'Look at products',
} satisfies Texts<typeof zhCN>
