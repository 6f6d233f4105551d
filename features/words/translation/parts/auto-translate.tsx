import type { Locale } from '@hojip/platform/i18n'
import { useTexts } from '@hojip/platform/page'
import { Checkbox } from '@hojip/platform/ui'
import { languageOf } from '../rules/language-of.ts'
import { translationTexts } from './texts.ts'
import { useWays } from './use-ways.ts'
import { useTranslateAlways } from './wish.ts'

interface AutoTranslateProps {
  /** The texts on the page: the wish is offered when one of them can be translated. */
  texts: readonly string[]
  className?: string
}

/** The wish to have everything translated without asking. */
export function AutoTranslate({ texts, className }: AutoTranslateProps) {
  const t = useTexts(translationTexts)
  const [isAlways, setAlways] = useTranslateAlways()
  const languages = new Set(texts.map(languageOf))
  const among = (locale: Locale) => (languages.has(locale) ? locale : undefined)
  const ways = [useWays(among('zh-CN')), useWays(among('en-US')), useWays(among('ko-KR'))]
  if (ways.every(({ length }) => length === 0)) return null
  return (
    <Checkbox
      checked={isAlways}
      onChange={(event) => setAlways(event.target.checked)}
      {...(className ? { className } : {})}
    >
      <span className="text-13">{t.always}</span>
    </Checkbox>
  )
}
