import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  asked: 'We will tell you',
  stockTitle: 'Tell me when it is back',
  stockHint: 'You get one message when it is back. Nothing is kept for you.',
  thisProduct: 'This product',
  tellStock: 'Tell me',
  tellMeOf: (n) => `${n} ${plural(n, 'option is', 'options are')} sold out: tell me`,
  dontTell: 'Stop',
  tellPrice: 'Tell me',
  priceLabel: 'Tell me when it costs at most (yuan)',
  priceHint: 'Leave it empty for any lower price.',
  tooHigh: (now) => `It has to be below the present ${now}.`,
  waitsFor: (price) => `You are told when it costs ${price}.`,
  own: 'Stock and price alerts',
  ownCount: (n) => `Stock and price alerts: ${n}`,
  whenBack: 'when it is back',
  whenAt: (price) => `when it costs ${price}`,
  delete: 'Delete',
  deleteOf: (name) => `Delete the alert for “${name}”`,
  follow: 'Follow',
  following: 'Following',
  followed: 'You now follow this product',
  unfollowed: 'You no longer follow this product',
  followWhy: 'Follow it to hear about every price drop and restock',
} satisfies Texts<typeof zhCN>
