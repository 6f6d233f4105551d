import type { Locale } from '@hojip/platform/i18n'

/** The part of the browser's Translator that is used here. */
export interface BrowserTranslator {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(pair: LanguagePair): Promise<{ translate(text: string): Promise<string> }>
}

export interface LanguagePair {
  sourceLanguage: string
  targetLanguage: string
}

/** The browser's own translator; undefined where it has none. */
export function browserTranslator(): BrowserTranslator | undefined {
  return (globalThis as { Translator?: BrowserTranslator }).Translator
}

export function pairOf(from: Locale, to: Locale): LanguagePair {
  const language = (locale: Locale) => (locale === 'zh-CN' ? 'zh' : locale.slice(0, 2))
  return { sourceLanguage: language(from), targetLanguage: language(to) }
}

type BrowserState = Awaited<ReturnType<BrowserTranslator['availability']>>

const asked = new WeakMap<BrowserTranslator, Map<string, Promise<BrowserState>>>()

/** Whether the browser translates between the two languages, perhaps after a download. Never rejects. */
export function browserState(from: Locale, to: Locale): Promise<BrowserState> {
  const translator = browserTranslator()
  if (!translator) return Promise.resolve('unavailable')
  const answers = asked.get(translator) ?? new Map<string, Promise<BrowserState>>()
  asked.set(translator, answers)
  const key = `${from} ${to}`
  const known = answers.get(key)
  if (known) return known
  const answer = Promise.resolve()
    .then(() => translator.availability(pairOf(from, to)))
    .catch(() => 'unavailable' as const)
  answers.set(key, answer)
  return answer
}
