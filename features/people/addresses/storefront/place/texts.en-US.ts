import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = { notToYou: 'Not delivered to you' } satisfies Texts<typeof zhCN>
