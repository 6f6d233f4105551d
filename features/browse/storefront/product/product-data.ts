import type { ProductInfo } from '@hojip/catalog/contract'
import { fenOf, shownFreight, termsOf } from '@hojip/catalog/rules'
import type { Output } from '@hojip/platform/client'
import { categoryHref, productHref } from '@hojip/hrefs/browse'
import { fenToYuan } from '@hojip/platform/money'
import { epochOfWire, rfc3339 } from '@hojip/platform/mall-time'
import { policy } from '@hojip/policy'

export type ShownReviews = Output<'POST /bizGoodsComment/queryByGoodsId'>['list']

const dayMs = 24 * 3_600_000
const mostReviews = 3

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

/** The mall's rule for every shop: a change of mind costs the buyer the way back. */
const returns = {
  '@id': '#returns',
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'CN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: Math.round(policy.refundWindowMs / dayMs),
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}

function offersOf({ goods: product, goodsShop, specs }: ProductInfo): object[] {
  return specs.map(({ price, stock, goodsSn, specText }, at) => ({
    '@type': 'Offer',
    sku: goodsSn,
    ...(specText && { name: specText }),
    url: productHref(product.pkId),
    price,
    priceCurrency: 'CNY',
    availability: availabilityOf(product.isOnSale, stock),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: goodsShop.shopName },
    shippingDetails: shippingOf(goodsShop, price),
    // Named once: a product may have a hundred SKUs.
    hasMerchantReturnPolicy: at === 0 ? returns : { '@id': returns['@id'] },
  }))
}

/** Some of the reviews that the page shows, those with stars. */
function reviewsOf(reviews: ShownReviews): object[] {
  return reviews
    .filter(({ score, content }) => score !== null && content !== '')
    .slice(0, mostReviews)
    .map(({ score, content, userName, gmtCreate }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: userName || '*' },
      datePublished: gmtCreate.slice(0, 10),
      reviewBody: content,
      reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5 },
    }))
}

function trailOf({ categoryPath, goods: product }: ProductInfo): object {
  const places = categoryPath.map(({ pkId, categoryName }, at) => ({
    name: categoryName,
    item: categoryHref([...categoryPath.slice(0, at).map((one) => one.pkId), pkId]),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...places, { name: product.goodsName, item: productHref(product.pkId) }].map(
      (place, at) => ({ '@type': 'ListItem', position: at + 1, ...place }),
    ),
  }
}

/** The product's video, where it has a picture that stands for it: search engines want one. */
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
      ...{ width, height },
    },
  }
}

/** The product and its place in the mall for search engines, as schema.org data. Contains only what the page shows. */
export function productData(info: ProductInfo, reviews: ShownReviews = []): object[] {
  const { goods: product, goodsImg } = info
  const shown = reviewsOf(reviews)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.goodsName,
      sku: product.goodsSn,
      url: productHref(product.pkId),
      ...(product.selling && { description: product.selling }),
      image: goodsImg.map((picture) => `${picture}-800.webp`),
      ...videoOf(info),
      ...(product.goodsBrand && { brand: { '@type': 'Brand', name: product.goodsBrand } }),
      offers: offersOf(info),
      ...(product.score && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.score,
          ratingCount: product.ratedNum,
        },
      }),
      ...(shown.length > 0 && { review: shown }),
    },
    trailOf(info),
  ]
}
