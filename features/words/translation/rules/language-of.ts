import type { Locale } from '@hojip/platform/i18n'

/** The language of a text by its letters; undefined for a text without words, or in another script. */
export function languageOf(text: string): Locale | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const korean = count(/\p{Script=Hangul}/gu)
  const chinese = count(/\p{Script=Han}/gu)
  const latin = count(/[a-z]+/giu)
  // Korean texts may quote Chinese characters, and both may contain Latin names.
  if (korean > 0 && korean * 2 >= chinese) return 'ko-KR'
  if (chinese > 0 && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'zh-CN'
  return latin >= 2 && korean + chinese === 0 ? 'en-US' : undefined
}
