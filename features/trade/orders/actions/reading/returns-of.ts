import type { ReturnRule } from '@hojip/policy/contract'
import { returnText } from '@hojip/policy/return-texts'
import type { Locale } from '@hojip/platform/i18n'

/** A rule of returns as the contracts describe it. */
export function returnsOf(rule: ReturnRule, locale: Locale) {
  return { returnRule: rule, returnText: returnText(rule)[locale] }
}
