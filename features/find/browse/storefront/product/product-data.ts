import type { ProductInfo } from '@hojip/catalog/contract'
import { fenOf, shownFreight, termsOf, variantAttributes, variesBy } from '@hojip/catalog/rules'
import type { Output } from '@hojip/platform/client'
import { categoryHref, productHref } from '@hojip/hrefs/browse'
import { addressIn, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import { dayOfTime, epochOfWire, rfc3339 } from '@hojip/platform/mall-time'
import { policy } from '@hojip/policy'
import { isFinalSale } from '@hojip/policy/return-rule'
import { dayMs } from '@hojip/platform/clock'

export type ShownReviews = Output<'POST /bizGoodsComment/queryByGoodsId'>['list']

const mostReviews = 3
const newCondition = 'https://schema.org/NewCondition'

function availabilityOf(isOnSale: boolean, stock: number): string {
  return `https://schema.org/${isOnSale && stock > 0 ? 'InStock' : 'OutOfStock'}`
}

/** Delivery within China of one piece, by the shop's terms. */
function shippingOf(shop: ProductInfo['goodsShop'], price: string): object {
  const { feeFen } = shownFreight({ goodsFen: fenOf(price), pieces: 1 }, termsOf(shop))
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CN' },
    shippingRate: { '@type': 'MonetaryAmount', value: fenToYuan(feeFen), currency: 'CNY' },
  }
}

const ownWindow = {
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: Math.round(policy.refundWindowMs / dayMs),
  returnMethod: 'https://schema.org/ReturnByMail',
  // A change of mind costs the buyer the way back.
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}

/** Whether it can be returned because of a change of mind, by the product's rule. */
function returnsOf({ returnRule }: ProductInfo['goods']): object {
  const terms = isFinalSale(returnRule)
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : { ...ownWindow, ...(returnRule === 'sealed' && { itemCondition: newCondition }) }
  return { '@id': '#returns', '@type': 'MerchantReturnPolicy', applicableCountry: 'CN', ...terms }
}

type Spec = ProductInfo['specs'][number]

/** Products without a choice have one address; of others each SKU has its own, in the page's language. */
function addressOf({ goods: product, specs }: ProductInfo, spec: Spec, locale: Locale): string {
  return addressIn(locale, productHref(product.pkId, specs.length > 1 ? spec.pkId : undefined))
}

function offerOf(info: ProductInfo, spec: Spec, locale: Locale): object {
  const { goods: product, goodsShop, specs } = info
  return {
    '@type': 'Offer',
    url: addressOf(info, spec, locale),
    price: spec.price,
    priceCurrency: 'CNY',
    availability: availabilityOf(product.isOnSale, spec.stock),
    itemCondition: newCondition,
    seller: { '@type': 'Organization', name: goodsShop.shopName },
    shippingDetails: shippingOf(goodsShop, spec.price),
    // Named once: a product may have a hundred SKUs.
    hasMerchantReturnPolicy: spec === specs[0] ? returnsOf(product) : { '@id': '#returns' },
  }
}

const unitCodes = { mg: 'MGM', g: 'GRM', kg: 'KGM' } as const

/** The attributes of a SKU by its options. */
function optionsOf({ specAxes }: ProductInfo, { choice }: Spec): object {
  const { named, measure, others } = variantAttributes(specAxes, choice)
  const unitCode = measure && (unitCodes as Partial<Record<string, string>>)[measure.unit]
  return {
    ...named,
    ...(unitCode && { weight: { '@type': 'QuantitativeValue', value: measure.amount, unitCode } }),
    ...(others.length > 0 && {
      additionalProperty: others.map((one) => ({ '@type': 'PropertyValue', ...one })),
    }),
  }
}

/** The number that feeds call it by too, and that of its barcode. */
function numbersOf({ pkId, gtin }: Spec): object {
  return { sku: pkId, ...(gtin && { gtin }) }
}

function shown(picture: string): string {
  return `${picture}-800.webp`
}

function variantOf(info: ProductInfo, spec: Spec, locale: Locale): object {
  return {
    '@type': 'Product',
    name: [info.goods.goodsName, spec.specText].filter(Boolean).join(' '),
    ...numbersOf(spec),
    ...optionsOf(info, spec),
    url: addressOf(info, spec, locale),
    image: shown(spec.goodsSpecImg ?? info.goods.goodsPic),
    offers: offerOf(info, spec, locale),
  }
}

/** The gallery; of a product without a choice after the picture of its only SKU, as in feeds. */
function picturesOf({ goodsImg, specs: [only, ...others] }: ProductInfo): string[] {
  const own = others.length === 0 ? only?.goodsSpecImg : null
  return [...new Set([...(own ? [own] : []), ...goodsImg])]
}

const schemaNames = ['color', 'material', 'pattern', 'size']

/** A product with one SKU, or a group of those that there are to choose from. */
function soldAs(info: ProductInfo, locale: Locale): object {
  const { goods: product, specs, specAxes } = info
  const [only, ...others] = specs
  if (!only || others.length === 0)
    return {
      '@type': 'Product',
      ...(only && { ...numbersOf(only), ...optionsOf(info, only), offers: offerOf(info, only, locale) }),
    }
  return {
    '@type': 'ProductGroup',
    productGroupID: product.pkId,
    variesBy: variesBy(specAxes).map((one) =>
      schemaNames.includes(one) ? `https://schema.org/${one}` : one,
    ),
    hasVariant: specs.map((spec) => variantOf(info, spec, locale)),
  }
}

/** Some of the reviews that the page shows, those with stars. */
function reviewsOf(reviews: ShownReviews): object[] {
  return reviews
    .filter(({ score, content }) => score !== null && content !== '')
    .slice(0, mostReviews)
    .map(({ score, content, userName, gmtCreate }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: userName || '*' },
      datePublished: dayOfTime(gmtCreate),
      reviewBody: content,
      reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5 },
    }))
}

function trailOf({ categoryPath, goods: product }: ProductInfo, locale: Locale): object {
  const places = categoryPath.map(({ pkId, categoryName }, at) => ({
    name: categoryName,
    item: addressIn(locale, categoryHref([...categoryPath.slice(0, at).map((one) => one.pkId), pkId])),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...places,
      { name: product.goodsName, item: addressIn(locale, productHref(product.pkId)) },
    ].map((place, at) => ({ '@type': 'ListItem', position: at + 1, ...place })),
  }
}

/** The product's video, where it has a preview picture: search engines want one. */
function videoOf({ goods: product, goodsVideo }: ProductInfo): object {
  if (!goodsVideo?.poster) return {}
  const { url, poster, seconds, width, height, uploadTime } = goodsVideo
  return {
    subjectOf: {
      '@type': 'VideoObject',
      name: product.goodsName,
      ...(product.selling && { description: product.selling }),
      thumbnailUrl: `${poster}-800.webp`,
      contentUrl: url,
      uploadDate: rfc3339(epochOfWire(uploadTime)),
      duration: `PT${seconds}S`,
      width,
      height,
    },
  }
}

/** The product and its place in the mall for search engines, as schema.org data. Contains only what the page shows. */
export function productData(info: ProductInfo, reviews: ShownReviews, locale: Locale): object[] {
  const { goods: product } = info
  const listedReviews = reviewsOf(reviews)
  return [
    {
      '@context': 'https://schema.org',
      name: product.goodsName,
      url: addressIn(locale, productHref(product.pkId)),
      ...(product.selling && { description: product.selling }),
      image: picturesOf(info).map(shown),
      ...videoOf(info),
      ...(product.goodsBrand && { brand: { '@type': 'Brand', name: product.goodsBrand } }),
      ...soldAs(info, locale),
      ...(product.score && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.score,
          ratingCount: product.ratedNum,
        },
      }),
      ...(listedReviews.length > 0 && { review: listedReviews }),
    },
    trailOf(info, locale),
  ]
}
