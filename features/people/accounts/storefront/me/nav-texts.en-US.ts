import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './nav-texts.zh-CN.ts'

export const enUS = {
  label: 'My account',
  groups: { trade: 'Shopping', favourites: 'Saved', account: 'Account', service: 'Service' },
  unread: 'Messages',
  entries: {
    orders: 'My orders',
    afterSales: 'Refunds and returns',
    comments: 'My reviews',
    questions: 'Questions and answers',
    goods: 'Saved products',
    shops: 'Following',
    footprints: 'Recently seen',
    centre: 'My account',
    messages: 'Notifications',
    chats: 'Shop chats',
    addresses: 'Addresses',
    profile: 'Account settings',
    customer: 'Customer service',
    help: 'Help',
    feedback: 'Feedback',
    guide: 'How to shop',
    faq: 'Questions and answers',
    about: 'About Hojip',
  },
} satisfies Texts<typeof zhCN>
