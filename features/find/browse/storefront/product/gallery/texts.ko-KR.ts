import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = { previous: '이전 사진', next: '다음 사진' } satisfies Texts<typeof zhCN>
