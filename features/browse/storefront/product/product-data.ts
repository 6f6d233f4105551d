import type { ProductInfo } from '@hojip/catalog/contract'

/** The product for search engines, as schema.org data. Contains only what the page shows. */
export function productData({ goods: product, goodsImg, goodsShop, specs }: ProductInfo): object {
  const prices = specs.map(({ price }) => Number(price)).sort((a, b) => a - b)
  const availability = `https://schema.org/${product.isOnSale && product.stock > 0 ? 'InStock' : 'OutOfStock'}`
  const shared = {
    priceCurrency: 'CNY',
    availability,
    seller: { '@type': 'Organization', name: goodsShop.shopName },
  }
  const low = prices[0] ?? Number(product.price)
  const high = prices.at(-1) ?? low
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.goodsName,
    sku: product.goodsSn,
    ...(product.selling && { description: product.selling }),
    image: goodsImg.map((picture) => `${picture}-800.webp`),
    ...(product.goodsBrand && { brand: { '@type': 'Brand', name: product.goodsBrand } }),
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
    ...(product.score && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.score,
        ratingCount: product.ratedNum,
      },
    }),
  }
}
