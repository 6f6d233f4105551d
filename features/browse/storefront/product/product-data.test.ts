import { expect, test } from 'vitest'
import type { ProductInfo } from '@hojip/catalog/contract'
import { productData, type ShownReviews } from './product-data.ts'

function info(changes: { specs?: object[]; score?: string }): ProductInfo {
  const { specs = [{ price: '39.90', stock: 3, goodsSn: '1-1', specText: '' }], score } = changes
  return {
    goods: {
      pkId: '7',
      goodsName: '辣白菜',
      goodsSn: '1',
      selling: '',
      goodsBrand: '',
      isOnSale: true,
      score,
      ratedNum: score ? 3 : 0,
    },
    goodsImg: ['/pictures/kimchi'],
    goodsShop: { shopName: '泡菜坊', freeShippingFrom: '59.00', shippingFee: '8.00' },
    specs,
    categoryPath: [
      { pkId: '1', categoryName: '食品' },
      { pkId: '2', categoryName: '泡菜' },
    ],
  } as unknown as ProductInfo
}

test('each SKU is an offer with its price, stock, delivery and terms of return', () => {
  const specs = [
    { price: '39.90', stock: 3, goodsSn: '1-1', specText: '1kg' },
    { price: '79.80', stock: 0, goodsSn: '1-2', specText: '2kg' },
  ]
  const [product] = productData(info({ specs }))
  expect(product).toMatchObject({
    '@type': 'Product',
    image: ['/pictures/kimchi-800.webp'],
    offers: [
      {
        '@type': 'Offer',
        sku: '1-1',
        price: '39.90',
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
        shippingDetails: { shippingRate: { value: '8.00', currency: 'CNY' } },
        hasMerchantReturnPolicy: { merchantReturnDays: 7, applicableCountry: 'CN' },
      },
      {
        sku: '1-2',
        availability: 'https://schema.org/OutOfStock',
        shippingDetails: { shippingRate: { value: '0.00' } },
      },
    ],
  })
})

test('a product has a rating only when somebody gave stars', () => {
  expect(productData(info({}))[0]).not.toHaveProperty('aggregateRating')
  expect(productData(info({ score: '4.8' }))[0]).toMatchObject({
    aggregateRating: { ratingValue: '4.8', ratingCount: 3 },
  })
})

test('reviews are those with stars and words', () => {
  const review = { score: 5, content: '好吃', userName: '林**', gmtCreate: '2026-11-01 10:00:00' }
  const all = [{ ...review, score: null }, { ...review, content: '' }, review] as unknown as ShownReviews
  expect(productData(info({}), all)[0]).toMatchObject({
    review: [
      {
        '@type': 'Review',
        author: { name: '林**' },
        datePublished: '2026-11-01',
        reviewBody: '好吃',
        reviewRating: { ratingValue: 5 },
      },
    ],
  })
  expect(productData(info({}), all)[0]).toHaveProperty('review.length', 1)
})

test('the path of categories ends at the product', () => {
  expect(productData(info({}))[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: '食品', item: '/goods?category1Id=1' },
      { position: 2, name: '泡菜', item: '/goods?category1Id=1&category2Id=2' },
      { position: 3, name: '辣白菜', item: '/goods/info/7' },
    ],
  })
})

test('a video is described with what search engines ask for, and left out without a picture', () => {
  const goodsVideo = {
    url: '/product-videos/0.mp4',
    poster: '/pictures/kimchi' as string | null,
    ...{ width: 640, height: 640, seconds: 8, uploadTime: '2026-11-23 20:00:00' },
  }
  expect(productData({ ...info({}), goodsVideo })[0]).toMatchObject({
    subjectOf: {
      '@type': 'VideoObject',
      name: '辣白菜',
      thumbnailUrl: '/pictures/kimchi-800.webp',
      contentUrl: '/product-videos/0.mp4',
      uploadDate: '2026-11-23T20:00:00+08:00',
      duration: 'PT8S',
    },
  })
  const unseen = { ...goodsVideo, poster: null }
  expect(productData({ ...info({}), goodsVideo: unseen })[0]).not.toHaveProperty('subjectOf')
})
