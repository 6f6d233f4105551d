import { picturePath, specText, type ListedProduct } from '@hojip/catalog'
import { freightOf, optionAttribute, variantAttributes } from '@hojip/catalog/rules'
import { productHref } from '@hojip/hrefs/browse'
import { addressIn, textIn, type Locale } from '@hojip/platform/i18n'
import type { FeedOffer } from '../rules/offer.ts'

/** The names of a category and those above it, the first level first. */
export type CategoryNames = (ids: readonly (string | null)[], locale: Locale) => string[]

interface OfferContext {
  publicUrl: string
  locale: Locale
  categoryNames: CategoryNames
}

/** The SKUs of a product that are on sale. */
export function offersOf({ facts, live, shop }: ListedProduct, context: OfferContext): FeedOffer[] {
  const { publicUrl, locale, categoryNames } = context
  const name = textIn(facts.name, locale)
  const picture = (ref: string) => `${publicUrl}${picturePath(ref)}-800.webp`
  const hasVariants = facts.skus.filter(({ isOnSale }) => isOnSale).length > 1
  const axes = facts.options.map(({ name: axis, values }) => ({
    name: textIn(axis, locale),
    attribute: optionAttribute(axis),
    values: values.map((value) => textIn(value, locale)),
  }))
  const shared = {
    productId: facts.id,
    description: textIn(facts.selling, locale) || name,
    brand: textIn(facts.brand, locale),
    shopName: textIn(shop.name, locale),
    categories: categoryNames(facts.categoryIds, locale),
    reviews: live.commentCount,
    hasVariants,
    returnRule: facts.returnRule,
  }
  return facts.skus.flatMap((sku, place) => {
    if (!sku.isOnSale) return []
    const refs = [...new Set([sku.picture, ...facts.gallery].filter((ref) => ref !== null))]
    return {
      ...shared,
      id: sku.id,
      link: publicUrl + addressIn(locale, productHref(facts.id, hasVariants ? sku.id : undefined)),
      title: [name, specText(facts.options, sku.choice, locale)].filter(Boolean).join(' '),
      pictures: refs.map(picture),
      isInStock: (live.stocks[place] ?? 0) > 0,
      priceFen: sku.priceFen,
      usualFen: sku.linePriceFen,
      attributes: variantAttributes(axes, sku.choice),
      gtin: sku.gtin,
      freightFen: freightOf({ goodsFen: sku.priceFen, pieces: 1 }, shop).feeFen,
    }
  })
}
