import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = { previous: 'Previous picture', next: 'Next picture' } satisfies Texts<typeof zhCN>
