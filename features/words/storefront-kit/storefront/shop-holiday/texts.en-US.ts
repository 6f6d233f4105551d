import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  holiday: (from, until, sends) =>
    `The shop is closed from ${from} to ${until} and ships again from ${sends}`,
}
