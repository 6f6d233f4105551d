import type { Db, Tx } from '@hojip/db'
import { locales, type LocalText } from '@hojip/platform/i18n'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { findShop } from '@hojip/shops'
import { claimUploads, type ClaimReason } from '@hojip/uploads'
import type { ParsedInputOf } from '@hojip/platform/http'
import type { AdmissionCalls } from '../contract.ts'
import { admissionRefusals as r, type FormReason } from '../refusals.ts'
import { isCompanyCode, plainCode } from '../rules/codes.ts'
import { documentKinds, missingDocuments, type Documents } from '../rules/documents.ts'
import { mostPictures } from '../rules/limits.ts'
import { topCategories } from '../store/read.ts'
import type { Filled } from '../store/change.ts'

export type Form = Omit<ParsedInputOf<AdmissionCalls['POST /shopJoin/apply']>, 'ticket'>

function at(field: string) {
  return { fields: [{ field, problem: '' }] }
}

/** The languages that have a name. */
function givenNames(names: Partial<LocalText>): Partial<LocalText> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const name = names[locale]?.trim()
      return name ? [[locale, name]] : []
    }),
  )
}

/** The first of the names that another shop has. */
export async function takenName(tx: Db | Tx, names: Partial<LocalText>): Promise<string | undefined> {
  for (const name of new Set(Object.values(names))) if (name && (await findShop(tx, name))) return name
  return undefined
}

export function nameTaken(name: string): Refusal<'admission/nameTaken'> {
  return refuse(r.nameTaken, { name }, at('shopNames'))
}

type Company = Pick<Filled, 'companyName' | 'companyCode'>

function companyOf({
  kind,
  country,
  companyName,
  companyCode,
}: Form): Company | Refusal<'admission/codeWrong' | 'admission/companyMissing' | 'admission/numberWrong'> {
  if (kind === 'person') return { companyName: null, companyCode: null }
  if (companyName === '') return refuse(r.companyMissing, {}, at('companyName'))
  const code = plainCode(companyCode)
  if (isCompanyCode(country, code)) return { companyName, companyCode: code }
  return refuse(country === 'CN' ? r.codeWrong : r.numberWrong, {}, at('companyCode'))
}

/**
 * What the form says besides the documents, which are claimed afterwards. `agreement` names the version of the
 * agreement that is in force: a form that names another was filled in before it changed.
 */
export async function checkedForm(
  tx: Tx,
  form: Form,
  agreement: string,
): Promise<Omit<Filled, 'documents'> | Refusal<FormReason>> {
  const { kind, contactName, country, products, agreeVersion } = form
  if (agreeVersion !== agreement) return refuse(r.agreementChanged, {}, at('agreeVersion'))
  const shopName = givenNames(form.shopNames)
  const names = Object.values(shopName)
  if (names.length === 0 || names.some((name) => [...name].length < 2))
    return refuse(r.nameMissing, {}, at('shopNames'))
  const company = companyOf(form)
  if (isRefusal(company)) return company
  const known = new Set((await topCategories(tx)).map(({ id }) => id))
  const categoryIds = [...new Set(form.categoryIds)]
  if (!categoryIds.every((id) => known.has(id))) return refuse(r.categoryGone, {}, at('categoryIds'))
  const [missing] = missingDocuments(kind, form)
  if (missing) return refuse(r.documentMissing, {}, at(missing))
  const taken = await takenName(tx, shopName)
  if (taken) return nameTaken(taken)
  return { kind, shopName, contactName, country, ...company, categoryIds, products, agreeVersion }
}

/** Attaches the documents to the application. Those that it or an earlier one of its sender shows stay theirs. */
export async function claimDocuments(
  tx: Tx,
  userId: string,
  form: Documents,
  before: readonly string[] = [],
): Promise<Documents | Refusal<ClaimReason>> {
  const claimed: Documents = { licence: [], identity: [], permits: [] }
  for (const kind of documentKinds) {
    const pictures = await claimUploads(tx, userId, form[kind], 'admission', mostPictures, {
      field: kind,
      alreadyClaimed: before,
    })
    if (isRefusal(pictures)) return pictures
    claimed[kind] = pictures.map(({ url }) => url)
  }
  return claimed
}
