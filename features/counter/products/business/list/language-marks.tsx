import { useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import type { ShopProduct, Written } from '../../contract.ts'
import { languageMarks } from '../../rules/language-marks.ts'
import { productsTexts } from '../texts.ts'

const looks: Record<Written, string> = {
  full: 'bg-jade-soft text-jade-text',
  part: 'bg-amber-soft text-amber',
  missing: 'text-ink-3 line-through ring-line',
}

/** One mark a language: complete, in part, or missing. Screen readers read it in words. */
export function LanguageMarks({ languages }: Pick<ShopProduct, 'languages'>) {
  const t = useTexts(productsTexts)
  const label = languageMarks
    .map(({ locale, name }) => `${t.languageNames[name]} ${t.written[languages[locale]]}`)
    .join(', ')
  return (
    <span role="img" aria-label={label} title={label} className="inline-flex gap-1 text-11">
      {languageMarks.map(({ locale, mark }) => (
        <span
          key={locale}
          aria-hidden="true"
          className={classNames(
            'grid h-5 min-w-5 place-items-center rounded-xs px-1 font-medium',
            looks[languages[locale]],
          )}
        >
          {mark}
        </span>
      ))}
    </span>
  )
}
