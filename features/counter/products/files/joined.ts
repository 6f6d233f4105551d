import { columnIn, type Column, type TranslatedColumn } from '@hojip/catalog/files'
import { locales, type LocalText } from '@hojip/platform/i18n'
import type { FormTexts } from '../contract.ts'

type Texts = Partial<LocalText>

/** Which columns a file has, and whether the mall has made it. */
export interface FileColumns {
  has(column: Column): boolean
  isOwn: boolean
}

export const none: FormTexts = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }

/** The file's text in the languages that it has columns for, the stored one in the others. */
export function joined(
  { has }: FileColumns,
  column: TranslatedColumn,
  texts: Texts,
  known: FormTexts = none,
): FormTexts {
  const one = (locale: keyof FormTexts) =>
    has(columnIn(locale, column)) ? (texts[locale] ?? '') : known[locale]
  return Object.fromEntries(locales.map((locale) => [locale, one(locale)])) as unknown as FormTexts
}

/** Shopify's columns need a text: the first that is written replaces a missing Chinese one. */
export function baseText(texts: FormTexts): string {
  return texts['zh-CN'] || locales.map((locale) => texts[locale]).find(Boolean) || ''
}

/** The same for a text whose plain column has the first written language. */
export function joinedBase(
  columns: FileColumns,
  column: TranslatedColumn,
  texts: Texts,
  known: FormTexts = none,
): FormTexts {
  const own = joined(columns, column, texts, known)
  return texts['zh-CN'] === baseText(known) ? { ...own, 'zh-CN': known['zh-CN'] } : own
}
