import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = { story: '상품 이야기', buy: '고르기' } satisfies Texts<typeof zhCN>
