import { locales, type Locale } from '@hojip/platform/i18n'
import type { ProductInput, Texts } from './product-input.ts'

/** How far a product is written in a language: 0 not at all, 1 in part, 2 all of its texts. */
type Written = 0 | 1 | 2
export type WrittenLanguages = Record<Locale, Written>

/** A text that reads the same in all languages: "1kg", "A4", "500 ml". */
export function isNeutral(text: string): boolean {
  return !/\p{Script=Han}|\p{Script=Hangul}|\p{L}{4}/u.test(text)
}

/** The texts that shoppers read, except brands, which are often written in one way only. */
function textsOf(product: ProductInput): Texts[] {
  return [
    product.name,
    product.selling,
    product.bodies,
    ...product.params.flatMap(({ name, value }) => [name, value]),
    ...product.story.flatMap(({ title, text }) => [title, text]),
    ...product.options.flatMap(({ name, values }) => [name, ...values]),
  ].filter((texts) => Object.values(texts).some(Boolean))
}

/** Without a name of its own a language counts as not written, even where its numbers can be read. */
export function writtenLanguages(product: ProductInput): WrittenLanguages {
  const texts = textsOf(product)
  const written = (locale: Locale): Written => {
    const has = (one: Texts) => Boolean(one[locale]) || Object.values(one).every((text) => isNeutral(text))
    if (!has(product.name)) return 0
    return texts.every(has) ? 2 : 1
  }
  return Object.fromEntries(locales.map((locale) => [locale, written(locale)])) as WrittenLanguages
}
