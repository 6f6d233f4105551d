import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  names: { agreement: 'user agreement', privacy: 'privacy policy', shopAgreement: 'shop agreement' },
  changes: (name, day) => `The ${name} changes on ${day}`,
  look: 'See the new text',
}
