import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  tool: 'Phone',
  mall: 'Hojip on your phone',
  mallCode: 'QR code of Hojip',
  title: 'Continue on your phone',
  code: 'QR code of this page',
  scan: 'Scan with your phone’s camera, WeChat or Alipay',
  notes: {
    mall: 'Your phone opens the home page of Hojip.',
    page: 'Your phone opens the same page.',
    product: 'Your phone opens it with the same option and quantity.',
    cart: 'Sign in to the same account on your phone to see this cart.',
    guestCart: 'Confirm on your phone to put these products into the cart there.',
    guestCartPart: 'The code holds the first 10 products. Sign in to take the whole cart with you.',
    pay: 'Sign in to the same account on your phone to open the same unpaid order. The code opens a page; it does not pay.',
  },
  buttons: {
    mall: 'Open Hojip on your phone',
    page: 'Continue on your phone',
    product: 'Continue on your phone',
    cart: 'Open cart on your phone',
    guestCart: 'Open cart on your phone',
    guestCartPart: 'Open cart on your phone',
    pay: 'Pay on your phone instead',
  },
} satisfies Texts<typeof zhCN>
