import { withParticles } from '../korean/index.ts'

/** The three languages of the mall, and how a visitor's language is chosen. Runs in the browser too. */
export const locales = ['zh-CN', 'en-US', 'ko-KR'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'zh-CN'

/** The search parameter by which an address names the language of its page. */
export const languageParam = 'lang'

/** The address of the page in this language. The plain address is that of the default one. */
export function addressIn(locale: Locale, href: string): string {
  if (locale === defaultLocale) return href
  return `${href}${href.includes('?') ? '&' : '?'}${languageParam}=${locale}`
}

/** A text in each language of the mall, as rows store it. */
export type LocalText = Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

/** The language that a header wants most and the mall has, by its weights: `fr, ko;q=0.8, en;q=0.7` is Korean. */
function wanted(acceptLanguage: string | undefined): Locale | undefined {
  const ranges = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    const weight = parameters.find((word) => word.startsWith('q='))?.slice(2) ?? '1'
    const language = tag.split('-', 1)[0]
    return { locale: locales.find((one) => one.slice(0, 2) === language), weight: Number(weight) }
  })
  return ranges
    .filter(({ locale, weight }) => locale && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)[0]?.locale
}

/**
 * The language of pages and calls alike: an explicit choice stays; else that of the address, because search engines and
 * previews of links have made no choice; else what the browser wants most; else Chinese.
 */
export function chooseLocale(
  chosen: string | undefined,
  acceptLanguage: string | undefined,
  addressed?: string | null,
): Locale {
  if (isLocale(chosen)) return chosen
  if (isLocale(addressed)) return addressed
  return wanted(acceptLanguage) ?? defaultLocale
}

/** Widens a catalogue's literal strings, so that other locales `satisfies Texts<typeof zhCN>`. */
export type Texts<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Texts<T[K]>
}
export type Catalogue<T> = Record<Locale, Texts<T>>

const formats = new Map<Locale, Intl.NumberFormat>()

export function formatNumber(locale: Locale, value: number): string {
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale)))
  return format.format(value)
}

/** English has two plural forms; Chinese and Korean one. */
export function plural(n: number, one: string, other: string): string {
  return n === 1 ? one : other
}

/** The text in a language; where that is missing, the Chinese one, else any, else ''. */
export function textIn(texts: Partial<LocalText>, locale: Locale): string {
  return texts[locale] || texts[defaultLocale] || Object.values(texts).find(Boolean) || ''
}

/** The text in this language, each `{name}` replaced by its value, with the particles that Korean then needs. */
export function fillText(text: LocalText, locale: Locale, valueOf: (name: string) => string): string {
  const filled = text[locale].replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
  return locale === 'ko-KR' ? withParticles(filled) : filled
}

/** A text without what people do not tell apart: case, full and half width, spaces around it. */
export function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Fills the missing languages of a text, so that rows always have all three. */
export function inAllLocales(texts: Partial<LocalText>): LocalText {
  return { 'zh-CN': textIn(texts, 'zh-CN'), 'en-US': textIn(texts, 'en-US'), 'ko-KR': textIn(texts, 'ko-KR') }
}

/** The result of a function in each language. */
export function inEachLocale(say: (locale: Locale) => string): LocalText {
  return { 'zh-CN': say('zh-CN'), 'en-US': say('en-US'), 'ko-KR': say('ko-KR') }
}
