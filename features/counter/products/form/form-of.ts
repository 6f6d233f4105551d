import { isNeutral } from '@hojip/catalog/rules'
import { locales, type Locale, type LocalText } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import type { FormSku, FormTexts, ProductForm, StoredForm } from '../contract.ts'
import type { EditedProduct, EditedSku } from '../store/form/product.ts'

const none: FormTexts = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }

/**
 * A text as it was written: rows have missing languages filled from the one that there is. The same words in two
 * languages count as filled, unless they read the same everywhere, such as 1kg.
 */
function writtenTexts(text: Partial<LocalText>, source: Locale): FormTexts {
  const from = text[source] ?? ''
  const written = (locale: Locale) => {
    const own = text[locale] ?? ''
    return locale === source || own !== from || isNeutral(own) ? own : ''
  }
  return Object.fromEntries(locales.map((locale) => [locale, written(locale)])) as unknown as FormTexts
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Blocks of text and picture as the HTML that the editor goes on with. */
function storyHtml({ story }: EditedProduct, locale: Locale, source: Locale): string {
  const isWritten = story.some(({ title }) => writtenTexts(title, source)[locale] !== '')
  if (!isWritten) return ''
  const blocks = story.map(({ title, text, picture }) => {
    const shown = picture
      ? `<img src="/pictures/${picture}-800.webp" alt="${escaped(title[locale])}" loading="lazy" />`
      : ''
    return `<h3>${escaped(title[locale])}</h3><p>${escaped(text[locale])}</p>${shown}`
  })
  return blocks.join('')
}

function bodyOf(product: EditedProduct, source: Locale): FormTexts {
  const { bodies, bodyHtml } = product
  const one = (locale: Locale) => {
    if (Object.keys(bodies).length > 0) return bodies[locale] ?? ''
    return storyHtml(product, locale, source) + (locale === source ? bodyHtml : '')
  }
  return Object.fromEntries(locales.map((locale) => [locale, one(locale)])) as unknown as FormTexts
}

function isOffered({ options }: EditedProduct, { choice }: EditedSku): boolean {
  return (
    choice.length === options.length &&
    choice.every((value, axis) => value >= 0 && !options[axis]?.hidden?.includes(value))
  )
}

export function formSkuOf(sku: EditedSku): FormSku {
  return {
    choice: sku.choice,
    price: fenToYuan(sku.priceFen),
    stock: sku.stock === null ? '' : String(sku.stock),
    code: sku.sn,
    weight: sku.weightG === null ? '' : String(sku.weightG),
    gtin: sku.gtin ?? '',
    picture: sku.picture,
    isOnSale: sku.isOnSale,
  }
}

/** A stored product as its shop's staff edit it. */
export function formOf(product: EditedProduct): ProductForm {
  const source = locales.find((locale) => product.languages[locale]) ?? 'zh-CN'
  const texts = (text: Partial<LocalText>) => writtenTexts(text, source)
  return {
    categoryId: product.categoryId,
    name: texts(product.name),
    selling: texts(product.selling),
    brand: texts(product.brand),
    keywords: (product.keywords ?? []).join(', '),
    pictures: product.gallery.map((ref) => ({ ref, alt: { ...none, ...product.pictureTexts[ref] } })),
    params: product.params.map(([name, value]) => ({ name: texts(name), value: texts(value) })),
    body: bodyOf(product, source),
    options: product.options.map(({ name, values, hidden }, from) => ({
      from,
      name: texts(name),
      values: values.map((text, at) => ({ text: texts(text), isHidden: hidden?.includes(at) ?? false })),
    })),
    skus: product.skus.filter((sku) => isOffered(product, sku)).map(formSkuOf),
    personLimit: product.personLimit === null ? '' : String(product.personLimit),
    returnRule: product.returnRule ?? '',
  }
}

/** With the SKUs that cannot be chosen now, which come back as they were when their values do. */
export function wholeForm(product: EditedProduct): ProductForm {
  return { ...formOf(product), skus: product.skus.map(formSkuOf) }
}

/** The product as the editor opens it. */
export function storedForm(product: EditedProduct): StoredForm {
  const offered = product.skus.filter((sku) => isOffered(product, sku))
  return {
    goodsId: product.id,
    goodsSn: product.sn,
    version: product.version,
    isOnSale: product.isOnSale,
    onSaleAt: product.onSaleAt && wireTime(product.onSaleAt.getTime()),
    form: formOf(product),
    linePrices: offered.map(({ linePriceFen }) => (linePriceFen === null ? null : fenToYuan(linePriceFen))),
  }
}
