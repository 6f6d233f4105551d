import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = { notToYou: '내 배송지로 배송 불가' } satisfies Texts<typeof zhCN>
