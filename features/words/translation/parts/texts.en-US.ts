import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  actions: { original: 'Translate', busy: 'Translating', translated: 'See original', failed: 'Try again' },
  states: { original: '', busy: '', translated: 'Machine translation', failed: 'Can’t translate right now' },
  always: 'Translate automatically',
} satisfies Texts<typeof zhCN>
