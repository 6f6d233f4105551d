import type { Texts } from '@hojip/platform/i18n'
import { isCompanyCode, plainCode } from '../../rules/codes.ts'
import { documentKinds, missingDocuments } from '../../rules/documents.ts'
import { fewestProducts } from '../../rules/limits.ts'
import type { Draft } from './draft.ts'
import type { zhCN } from './texts.zh-CN.ts'

/** In their order on the page. */
export const fields = [
  ...(['shopNames', 'contactName', 'companyName', 'companyCode', 'categoryIds', 'products'] as const),
  ...documentKinds,
  ...(['agreeVersion', 'smscode', 'ticket'] as const),
] as const
export type FieldName = (typeof fields)[number]
export type Faults = Partial<Record<FieldName, string>>

/** The step that a field is on. */
export function stepOf(field: FieldName): 0 | 1 | 2 {
  if (['agreeVersion', 'smscode', 'ticket'].includes(field)) return 2
  return (documentKinds as readonly string[]).includes(field) ? 1 : 0
}

type Sentences = Texts<typeof zhCN>['faults']

function ofShop(draft: Draft, t: Sentences): Faults {
  const names = Object.values(draft.shopNames).map((name) => name.trim())
  const given = names.filter(Boolean)
  const isCompany = draft.kind === 'company'
  const isWrong = isCompany && !isCompanyCode(draft.country, plainCode(draft.companyCode))
  return {
    ...(given.length > 0 && given.every((name) => [...name].length >= 2) ? {} : { shopNames: t.shopNames }),
    ...([...draft.contactName.trim()].length >= 2 ? {} : { contactName: t.contactName }),
    ...(isCompany && !draft.companyName.trim() ? { companyName: t.companyName } : {}),
    ...(isWrong ? { companyCode: draft.country === 'CN' ? t.creditCode : t.koreanNumber } : {}),
    ...(draft.categoryIds.length > 0 ? {} : { categoryIds: t.categoryIds }),
    ...([...draft.products.trim()].length >= fewestProducts ? {} : { products: t.products(fewestProducts) }),
  }
}

function ofDocuments(draft: Draft, t: Sentences): Faults {
  return Object.fromEntries(missingDocuments(draft.kind, draft).map((one) => [one, t.document]))
}

/** What is wrong with a step before it is left. */
export function faultsOf(step: 0 | 1 | 2, draft: Draft, t: Sentences): Faults {
  if (step === 0) return ofShop(draft, t)
  return step === 1 ? ofDocuments(draft, t) : {}
}
