import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  commentsTab: 'Reviews',
  questions: 'Questions',
  detail: 'Details',
  params: 'Specifications',
  onThisPage: 'On this page',
  together: 'Often bought together',
  viewed: 'People who looked at this also looked at',
  similar: 'Similar products',
  alsoSold: 'More from this shop',
  chat: 'Chat with shop',
  enterShop: 'Visit shop',
  onSale: (n) => `${n} ${plural(Number(n), 'item', 'items')} on sale`,
  back: 'Back',
} satisfies Texts<typeof zhCN>
