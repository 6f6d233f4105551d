import { locales, type Locale } from '@hojip/platform/i18n'
import { useTexts } from '@hojip/platform/page'
import { languageNames, languageOrder, TextInput } from '@hojip/platform/ui'
import type { EditedCategory } from '../../contract/categories-calls.ts'
import { categoriesTexts } from './texts.ts'
import { longestName } from '../../rules/categories/tree.ts'

export type Name = EditedCategory['name']

export const noName: Name = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }

/** The languages in which a name is missing, in the order of the fields. */
export function missingIn(name: Name): Locale[] {
  return languageOrder.filter((locale) => name[locale].trim() === '')
}

export function isSameName(one: Name, other: Name): boolean {
  return locales.every((locale) => one[locale].trim() === other[locale].trim())
}

interface NamesProps {
  id: string
  name: Name
  /** Saving has been tried: what is missing is named. */
  isTried: boolean
  onName: (name: Name) => void
}

/** The fields of a name, one for each language. */
export function Names({ id, name, isTried, onName }: NamesProps) {
  const t = useTexts(categoriesTexts)
  const missing = isTried ? missingIn(name) : []
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.names}</legend>
      {languageOrder.map((locale) => (
        <TextInput
          key={locale}
          id={`${id}-${locale}`}
          label={languageNames[locale]}
          lang={locale}
          maxLength={longestName}
          error={missing.includes(locale) ? t.nameMissing : undefined}
          value={name[locale]}
          onChange={({ target }) => onName({ ...name, [locale]: target.value })}
        />
      ))}
    </fieldset>
  )
}
