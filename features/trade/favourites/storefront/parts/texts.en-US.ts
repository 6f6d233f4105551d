import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  save: 'Save',
  willTell: 'We will tell you',
  saved: 'Saved',
  unsaved: 'No longer saved',
  seeSaved: 'See saved',
  follow: 'Follow',
  following: 'Following',
  followed: 'You now follow this shop',
  unfollowed: 'You no longer follow this shop',
  seeFollowed: 'See followed',
  fans: (n, count) => `${n} ${plural(count, 'follower', 'followers')}`,
} satisfies Texts<typeof zhCN>
