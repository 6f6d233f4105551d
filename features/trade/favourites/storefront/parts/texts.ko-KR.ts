import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  save: '찜하기',
  willTell: '알림을 신청했어요',
  saved: '찜했어요',
  unsaved: '찜을 해제했어요',
  seeSaved: '찜 보기',
  follow: '단골 맺기',
  following: '단골 가게',
  followed: '단골 가게로 등록했어요',
  unfollowed: '단골을 해제했어요',
  seeFollowed: '단골 보기',
  fans: (n) => `단골 ${n}명`,
} satisfies Texts<typeof zhCN>
