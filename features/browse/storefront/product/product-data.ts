import type { GoodsInfo } from '@hojip/catalog/contract'

/** The goods for search engines, in the words of schema.org. Everything in it is on the page. */
export function productData({ goods, goodsImg, goodsShop, specs }: GoodsInfo): object {
  const prices = specs.map(({ price }) => Number(price)).sort((a, b) => a - b)
  const availability = `https://schema.org/${goods.isOnSale && goods.stock > 0 ? 'InStock' : 'OutOfStock'}`
  const shared = {
    priceCurrency: 'CNY',
    availability,
    seller: { '@type': 'Organization', name: goodsShop.shopName },
  }
  const low = prices[0] ?? Number(goods.price)
  const high = prices.at(-1) ?? low
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.goodsName,
    sku: goods.goodsSn,
    ...(goods.selling && { description: goods.selling }),
    image: goodsImg.map((picture) => `${picture}-800.webp`),
    ...(goods.goodsBrand && { brand: { '@type': 'Brand', name: goods.goodsBrand } }),
    offers:
      low === high
        ? { '@type': 'Offer', price: low.toFixed(2), ...shared }
        : {
            '@type': 'AggregateOffer',
            lowPrice: low.toFixed(2),
            highPrice: high.toFixed(2),
            offerCount: specs.length,
            ...shared,
          },
    ...(goods.score && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: goods.score, ratingCount: goods.ratedNum },
    }),
  }
}
