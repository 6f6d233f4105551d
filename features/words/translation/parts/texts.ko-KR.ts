import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  actions: { original: '번역 보기', busy: '번역하는 중', translated: '원문 보기', failed: '다시 시도' },
  states: {
    original: '',
    busy: '',
    translated: '기계 번역이라 틀릴 수 있어요',
    failed: '지금은 번역할 수 없어요',
  },
  always: '자동 번역',
} satisfies Texts<typeof zhCN>
