import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Clear cache',
  text: 'Lists, recent searches, open pages and unsent drafts in this browser',
  action: 'Clear',
  question: 'Clear the cache of this browser?',
  follows:
    'Recent searches, open pages and unsent drafts are deleted, and the page reloads. You stay signed in and your cart stays as it is.',
  yes: 'Clear',
  no: 'Cancel',
} satisfies Texts<typeof zhCN>
