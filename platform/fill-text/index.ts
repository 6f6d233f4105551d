import type { Locale, LocalText } from '../i18n/index.ts'
import { withParticles } from '../korean/index.ts'

/** The text in this language, each `{name}` replaced by its value, with the particles that Korean then needs. */
export function fillText(text: LocalText, locale: Locale, valueOf: (name: string) => string): string {
  const filled = text[locale].replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
  return locale === 'ko-KR' ? withParticles(filled) : filled
}
