import type { Locale, LocalText } from '@hojip/platform/i18n'
import { useTexts } from '@hojip/platform/page'
import { Tabs, TextArea, TextInput } from '@hojip/platform/ui'
import type { Fault } from '../../rules/faults.ts'
import { lengthOf, limits, type TextField } from '../../rules/limits.ts'
import { frontPagesTexts } from '../texts.ts'

/** In the order in which operators write. */
export const writingOrder = ['zh-CN', 'ko-KR', 'en-US'] as const satisfies readonly Locale[]

/** The language's own name for itself. */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale.slice(0, 2)) ?? locale
}

export interface EditedText {
  field: TextField
  texts: LocalText
  onChange: (texts: LocalText) => void
}

interface TextFieldsProps {
  label: string
  texts: readonly EditedText[]
  faults: readonly Fault[]
  locale: Locale
  onLocale: (locale: Locale) => void
}

/** Texts in a tab for each language, which shows how many of them are written, with the length each may have. */
export function TextFields({ label, texts, faults, locale, onLocale }: TextFieldsProps) {
  const t = useTexts(frontPagesTexts)
  return (
    <Tabs
      label={label}
      className="gap-4! text-14! md:gap-4!"
      selected={locale}
      onSelect={onLocale}
      tabs={writingOrder.map((one) => ({
        key: one,
        label: (
          <>
            <span lang={one}>{languageName(one)}</span>
            <span className="figures text-12 font-medium text-ink-3">
              {`${texts.filter((text) => text.texts[one].trim() !== '').length}/${texts.length}`}
            </span>
          </>
        ),
        panel: (
          <div className="grid gap-3.5 pt-3.5">
            {texts.map(({ field, texts: written, onChange }) => {
              const value = written[one]
              const fault = faults.find((other) => other.field === field && other.locale === one)
              const given = {
                label: (
                  <span className="flex justify-between gap-2">
                    {t.fields[field]}
                    <span className="figures text-12 font-medium text-ink-3">
                      {`${lengthOf(value)} / ${limits[field][one]}`}
                    </span>
                  </span>
                ),
                lang: one,
                value,
                error: fault && t.problems[fault.problem],
                onChange: (event: { target: { value: string } }) =>
                  onChange({ ...written, [one]: event.target.value }),
              }
              return field === 'title' || field === 'story' ? (
                <TextArea key={field} rows={field === 'title' ? 2 : 5} {...given} />
              ) : (
                <TextInput key={field} {...given} />
              )
            })}
          </div>
        ),
      }))}
    />
  )
}
