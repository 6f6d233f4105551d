import { gtinOf } from '@hojip/catalog/rules'
import { cleanHtml, keep, type ProductInput, type SkuInput } from '@hojip/catalog/files'
import type { FormSku, FormTexts, ProductForm } from '../contract.ts'
import { priceOf } from '../rules/form/problems.ts'
import type { EditedProduct } from '../store/form/product.ts'

const pictureSrc = /^\/pictures\/([a-z0-9][a-z0-9-]{0,79})-(?:200|400|800)\.(?:webp|avif)$/

/** The ref of a picture by a path of the mall's own route; undefined for any other text. */
export function shownPicture(src: string): string | undefined {
  return pictureSrc.exec(src)?.[1]
}

/** The product as it is stored: its HTML made safe, and what people type without blanks around it. */
export function cleanForm<F extends ProductForm>(form: F): F {
  const clean = (html: string) => {
    const safe = cleanHtml(html, shownPicture).trim()
    return /<img |[^<>\s](?![^<]*>)/.test(safe) ? safe : ''
  }
  const { 'zh-CN': zh, 'ko-KR': ko, 'en-US': en } = form.body
  return {
    ...form,
    params: form.params.filter(({ name, value }) =>
      [name, value].some((one) => Object.values(one).some(Boolean)),
    ),
    body: { 'zh-CN': clean(zh), 'ko-KR': clean(ko), 'en-US': clean(en) },
  }
}

/** Every picture that the product names. */
export function picturesIn(form: ProductForm): string[] {
  const inTexts = Object.values(form.body).flatMap((html) =>
    [...html.matchAll(/src="([^"]*)"/g)].flatMap(([, src = '']) => shownPicture(src) ?? []),
  )
  const ofSkus = form.skus.flatMap(({ picture }) => picture ?? [])
  return [...new Set([...form.pictures.map(({ ref }) => ref), ...ofSkus, ...inTexts])]
}

/** Whether the axes are those that are stored, perhaps with more values. */
export function hasSameAxes(
  { options }: Pick<ProductForm, 'options'>,
  known: { options: readonly { values: readonly unknown[] }[] } | undefined,
): boolean {
  if (!known || options.length !== known.options.length) return false
  return known.options.every(({ values }, at) => {
    const now = options[at]
    return now?.from === at && now.values.length >= values.length
  })
}

function skuInput(sku: FormSku, isKnown: boolean): SkuInput {
  return {
    choice: sku.choice,
    priceFen: priceOf(sku)!,
    stock: isKnown ? keep : sku.stock === '' ? 'uncounted' : Number(sku.stock),
    isOnSale: sku.isOnSale,
    weightG: sku.weight === '' ? null : Number(sku.weight),
    gtin: gtinOf(sku.gtin) ?? null,
    sn: sku.code || null,
    picture: sku.picture || null,
  }
}

function filled(texts: FormTexts): Partial<FormTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/** What the catalogue is given. */
export function inputOf(
  form: ProductForm,
  to: {
    shopId: string
    handle: string
    categoryIds: string[]
    isOnSale: boolean
    known: EditedProduct | undefined
  },
): ProductInput {
  const known = hasSameAxes(form, to.known) ? to.known : undefined
  const knownChoices = new Set(known?.skus.map(({ choice }) => choice.join()))
  const bodies = filled(form.body)
  return {
    shopId: to.shopId,
    handle: to.handle,
    categoryIds: to.categoryIds as ProductInput['categoryIds'],
    name: filled(form.name),
    selling: filled(form.selling),
    brand: filled(form.brand),
    keywords: form.keywords
      .split(/[,，、]/)
      .map((word) => word.trim())
      .filter(Boolean),
    gallery: form.pictures.map(({ ref }) => ref),
    pictureTexts: Object.fromEntries(
      form.pictures.flatMap(({ ref, alt }) => (Object.values(alt).some(Boolean) ? [[ref, alt]] : [])),
    ),
    params: form.params.map(({ name, value }) => ({ name: filled(name), value: filled(value) })),
    // Its blocks are a part of the text that the editor shows.
    story: [],
    bodyHtml: bodies['zh-CN'] ?? Object.values(bodies)[0] ?? '',
    bodies,
    options: form.options.map(({ name, values }, at) => ({
      name: filled(name),
      values: values.map(({ text }) => filled(text)),
      hidden: values.flatMap(({ isHidden }, value) => (isHidden ? [value] : [])),
      params: (known?.options[at]?.params ?? []).map((pairs) =>
        pairs.map(([name_, value]) => ({ name: name_, value })),
      ),
    })),
    skus: form.skus.map((sku) => skuInput(sku, knownChoices.has(sku.choice.join()))),
    isOnSale: to.isOnSale,
    personLimit: form.personLimit === '' ? null : Number(form.personLimit),
    returnRule: form.returnRule || null,
    // The editor does not show these.
    sn: keep,
    origin: keep,
    video: keep,
    salesCount: 0,
    importHash: null,
  }
}

/** The ref of a picture by the address at which this mall shows it; undefined for all other addresses. */
export function createOwnPicture(publicUrl: string): (address: string) => string | undefined {
  return (address) =>
    shownPicture(address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address)
}
