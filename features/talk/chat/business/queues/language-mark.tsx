import { isLocale } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { HiddenText, Tag } from '@hojip/platform/ui'
import { languageMarks } from './language-marks.ts'
import { answeringTexts } from '../texts.ts'

/** The name of a shopper's language in the agent's; '' for an unknown one. */
export function useLanguageName(): (locale: string | null) => string {
  const mine = useLocale()
  return (locale) =>
    isLocale(locale) ? (new Intl.DisplayNames(mine, { type: 'language' }).of(locale.slice(0, 2)) ?? '') : ''
}

/** One sign for the shopper's language. */
export function LanguageMark({ locale }: { locale: string | null }) {
  const t = useTexts(answeringTexts)
  const nameOf = useLanguageName()
  if (!isLocale(locale)) return null
  return (
    <Tag>
      <span aria-hidden="true" lang={locale}>
        {languageMarks[locale]}
      </span>
      <HiddenText>{t.writesIn(nameOf(locale))}</HiddenText>
    </Tag>
  )
}
