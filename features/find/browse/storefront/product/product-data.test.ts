import { expect, test } from 'vitest'
import type { ProductInfo } from '@hojip/catalog/contract'
import { productData, type ShownReviews } from './product-data.ts'

const onlySpec = { pkId: 'a', price: '39.90', stock: 3, specText: '', choice: [], goodsSpecImg: null }

function info(changes: { specs?: object[]; specAxes?: object[]; score?: string }): ProductInfo {
  const { specs = [onlySpec], specAxes = [], score } = changes
  return {
    goods: {
      pkId: '7',
      goodsName: '辣白菜',
      goodsSn: '1',
      selling: '',
      goodsBrand: '',
      goodsPic: '/pictures/kimchi',
      returnRule: 'noReason',
      isOnSale: true,
      score,
      ratedNum: score ? 3 : 0,
    },
    goodsImg: ['/pictures/kimchi'],
    goodsShop: { shopName: '泡菜坊', freeShippingFrom: '59.00', shippingFee: '8.00' },
    specs,
    specAxes,
    categoryPath: [
      { pkId: '1', categoryName: '食品' },
      { pkId: '2', categoryName: '泡菜' },
    ],
  } as unknown as ProductInfo
}

test('a product without a choice is one offer, under the number of its only SKU', () => {
  const [product] = productData(info({}), [], 'zh-CN')
  expect(product).toMatchObject({
    '@type': 'Product',
    image: ['/pictures/kimchi-800.webp'],
    sku: 'a',
    offers: {
      '@type': 'Offer',
      url: '/goods/info/7',
      price: '39.90',
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
      shippingDetails: { shippingRate: { value: '8.00', currency: 'CNY' } },
    },
  })
  expect(product).not.toHaveProperty('gtin')
})

test('each SKU of a choice has its own address, number, picture, options, price and stock', () => {
  const specs = [
    { ...onlySpec, specText: '1kg · 微辣', choice: [0, 0], gtin: '6901234567892' },
    {
      ...onlySpec,
      pkId: 'b',
      price: '79.80',
      stock: 0,
      specText: '2kg · 微辣',
      choice: [1, 0],
      goodsSpecImg: '/pictures/jar',
    },
  ]
  const specAxes = [
    { name: '净含量', attribute: 'weight', values: ['1kg', '2kg'] },
    { name: '辣度', values: ['微辣'] },
  ]
  expect(productData(info({ specs, specAxes }), [], 'ko-KR')[0]).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7',
    variesBy: ['https://schema.org/size', '辣度'],
    hasVariant: [
      {
        '@type': 'Product',
        name: '辣白菜 1kg · 微辣',
        sku: 'a',
        gtin: '6901234567892',
        size: '1kg',
        weight: { value: '1', unitCode: 'KGM' },
        additionalProperty: [{ name: '辣度', value: '微辣' }],
        url: '/goods/info/7?sku=a&lang=ko-KR',
        image: '/pictures/kimchi-800.webp',
        offers: { url: '/goods/info/7?sku=a&lang=ko-KR', price: '39.90' },
      },
      {
        sku: 'b',
        image: '/pictures/jar-800.webp',
        offers: {
          url: '/goods/info/7?sku=b&lang=ko-KR',
          price: '79.80',
          availability: 'https://schema.org/OutOfStock',
          shippingDetails: { shippingRate: { value: '0.00' } },
        },
      },
    ],
  })
})

test.each([
  [
    'noReason',
    { returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: 7 },
  ],
  ['sealed', { merchantReturnDays: 7, itemCondition: 'https://schema.org/NewCondition' }],
  ['perishable', { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }],
  ['madeToOrder', { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }],
])('the rule %s is part of the offer', (returnRule, policy) => {
  const { goods: product, ...others } = info({})
  const made = productData({ ...others, goods: { ...product, returnRule } } as ProductInfo, [], 'zh-CN')
  expect(made[0]).toMatchObject({ offers: { hasMerchantReturnPolicy: policy } })
})

test('a product has a rating only when somebody gave stars', () => {
  expect(productData(info({}), [], 'zh-CN')[0]).not.toHaveProperty('aggregateRating')
  expect(productData(info({ score: '4.8' }), [], 'zh-CN')[0]).toMatchObject({
    aggregateRating: { ratingValue: '4.8', ratingCount: 3 },
  })
})

test('reviews are those with stars and words', () => {
  const review = { score: 5, content: '好吃', userName: '林**', gmtCreate: '2026-11-01 10:00:00' }
  const all = [{ ...review, score: null }, { ...review, content: '' }, review] as unknown as ShownReviews
  expect(productData(info({}), all, 'zh-CN')[0]).toMatchObject({
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
  expect(productData(info({}), all, 'zh-CN')[0]).toHaveProperty('review.length', 1)
})

test('the path of categories ends at the product', () => {
  expect(productData(info({}), [], 'zh-CN')[1]).toMatchObject({
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
    poster: '/pictures/kimchi',
    width: 640,
    height: 640,
    seconds: 8,
    uploadTime: '2026-11-23 20:00:00',
  }
  expect(productData({ ...info({}), goodsVideo }, [], 'zh-CN')[0]).toMatchObject({
    subjectOf: {
      '@type': 'VideoObject',
      name: '辣白菜',
      thumbnailUrl: '/pictures/kimchi-800.webp',
      contentUrl: '/product-videos/0.mp4',
      uploadDate: '2026-11-23T20:00:00+08:00',
      duration: 'PT8S',
    },
  })
  const { poster: _, ...unseen } = goodsVideo
  expect(productData({ ...info({}), goodsVideo: unseen }, [], 'zh-CN')[0]).not.toHaveProperty('subjectOf')
})
