import { locales, type Locale, type LocalText } from '@hojip/platform/i18n'
import { known } from '@hojip/platform/known'
import { channelTexts } from '@hojip/policy/channels'
import type { Part, PauseKind } from '../contract/kinds.ts'

const words: Record<Locale, Record<PauseKind, (name: string) => string>> = {
  'zh-CN': {
    queue: (name) => `任务队列 ${name}`,
    payments: (name) => `${name}收款`,
    refunds: (name) => `${name}退款`,
  },
  'en-US': {
    queue: (name) => `queue ${name}`,
    payments: (name) => `payments by ${name}`,
    refunds: (name) => `refunds by ${name}`,
  },
  'ko-KR': {
    queue: (name) => `작업 대기열 ${name}`,
    payments: (name) => `${name} 결제`,
    refunds: (name) => `${name} 환불`,
  },
}

/** What people call a part of the mall. */
export function partIn(locale: Locale, { kind, name }: Part): string {
  return words[locale][kind](kind === 'queue' ? name : (known(channelTexts[locale], name)?.name ?? name))
}

export function partInAll(part: Part): LocalText {
  return Object.fromEntries(locales.map((locale) => [locale, partIn(locale, part)])) as unknown as LocalText
}
