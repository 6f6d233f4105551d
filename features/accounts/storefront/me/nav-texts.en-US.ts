import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './nav-texts.zh-CN.ts'

export const enUS = {
  label: 'My account',
  groups: { trade: 'Shopping', favourites: 'Saved', account: 'Account', service: 'Service' },
  entries: {
    orders: 'My orders',
    afterSales: 'Refunds and returns',
    comments: 'My reviews',
    goods: 'Saved products',
    shops: 'Followed shops',
    footprints: 'Recently seen',
    centre: 'My account',
    messages: 'Messages',
    addresses: 'Addresses',
    profile: 'Account settings',
    help: 'Help',
    feedback: 'Feedback',
    guide: 'How to shop',
    faq: 'Questions and answers',
    about: 'About Hojip',
  },
} satisfies Texts<typeof zhCN>
