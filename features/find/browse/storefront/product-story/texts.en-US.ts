import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = { story: 'Its story', buy: 'Choose yours' } satisfies Texts<typeof zhCN>
