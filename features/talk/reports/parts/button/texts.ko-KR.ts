import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = { report: '신고' } satisfies Texts<typeof zhCN>
