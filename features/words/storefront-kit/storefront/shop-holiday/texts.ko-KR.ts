import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  holiday: (from, until, sends) => `가게 휴무 ${from}~${until}, ${sends}부터 발송해요`,
}
