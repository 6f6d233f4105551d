import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import type { ReturnRule } from '@hojip/policy/contract'
import { isFinalSale } from '@hojip/policy/return-rule'

/** What articles name from the categories of the mall. */
export const kindNames = ['noReturnKinds', 'sealedKinds'] as const
export type Kinds = Record<(typeof kindNames)[number], string>

/** A category; the ones below it follow its rule of returns, when it has one. */
export interface RuledCategory {
  name: LocalText
  returnRule: ReturnRule | null
}

const none: Record<Locale, string> = {
  'zh-CN': '目前没有',
  'en-US': 'none at present',
  'ko-KR': '지금은 없어요',
}

/** The names of the categories by their rule of returns, in one language. */
export function kindsIn(locale: Locale, categories: readonly RuledCategory[]): Kinds {
  const named = (is: (one: RuledCategory) => boolean) => {
    const names = categories.filter(is).map(({ name }) => textIn(name, locale))
    return names.join(locale === 'zh-CN' ? '、' : ', ') || none[locale]
  }
  return {
    noReturnKinds: named(({ returnRule }) => returnRule !== null && isFinalSale(returnRule)),
    sealedKinds: named(({ returnRule }) => returnRule === 'sealed'),
  }
}
