import type { Locale } from '@hojip/platform/i18n'
import { refuse } from '@hojip/platform/refusal'
import { productsRefusals as r } from '../../refusals.ts'
import type { Problem } from '../../rules/form/problems.ts'
import { problemTexts } from '../../rules/form/texts.ts'

/** Names each field that stops a product from being saved or sold. */
export function invalid(problems: readonly Problem[], locale: Locale) {
  const fields = problems.map(({ field, why }) => ({ field, problem: problemTexts[locale].why[why] }))
  return refuse(r.formInvalid, {}, { fields })
}
