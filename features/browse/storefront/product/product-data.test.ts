import { expect, test } from 'vitest'
import type { ProductInfo } from '@hojip/catalog/contract'
import { productData } from './product-data.ts'

function info(changes: { prices?: string[]; stock?: number; score?: string }): ProductInfo {
  const { prices = ['39.90'], stock = 3, score } = changes
  return {
    goods: {
      goodsName: '辣白菜',
      goodsSn: '1',
      selling: '',
      goodsBrand: '',
      price: prices[0],
      isOnSale: true,
      stock,
      score,
      commentNum: 4,
      ratedNum: score ? 3 : 0,
    },
    goodsImg: ['/pictures/kimchi'],
    goodsShop: { shopName: '泡菜坊' },
    specs: prices.map((price) => ({ price })),
  } as unknown as ProductInfo
}

test('one price is an offer, different prices are a range', () => {
  expect(productData(info({}))).toMatchObject({
    image: ['/pictures/kimchi-800.webp'],
    offers: { '@type': 'Offer', price: '39.90', availability: 'https://schema.org/InStock' },
  })
  expect(productData(info({ prices: ['39.90', '5.00', '107.00'] }))).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '5.00', highPrice: '107.00', offerCount: 3 },
  })
})

test('a product without ratings has no rating, and one without stock is not in stock', () => {
  expect(productData(info({ stock: 0 }))).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  expect(productData(info({}))).not.toHaveProperty('aggregateRating')
  expect(productData(info({ score: '4.8' }))).toMatchObject({
    aggregateRating: { ratingValue: '4.8', ratingCount: 3 },
  })
})
