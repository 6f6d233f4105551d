import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  editing: (names) => `${names}님도 수정하고 있어요. 아직 저장하지 않았어요`,
  otherTab: '다른 창에서도 수정하고 있어요. 아직 저장하지 않았어요',
  newer: '방금 새 버전이 저장됐어요',
  merge: '확인하고 합치기',
  notLoaded: '새 버전을 불러오지 못했어요. 다시 시도해 주세요',
} satisfies Texts<typeof zhCN>
