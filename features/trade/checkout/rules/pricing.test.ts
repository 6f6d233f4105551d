import { sumFen } from '@hojip/platform/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceLines, priceShop, type WantedLine } from './pricing.ts'

const fen = fc.integer({ min: 1, max: 10_000_000 })
const shops = fc.uniqueArray(
  fc.record({
    shopId: fc.uuid(),
    freeShippingFromFen: fc.nat(20_000),
    shippingFeeFen: fc.nat(3_000),
    freightTemplate: fc.constant({}),
    freightTemplateId: fc.constant(null),
    weightG: fc.constant(null),
  }),
  { minLength: 1, maxLength: 5, selector: (s) => s.shopId },
)
const baskets = shops.chain((all) => {
  const line = fc.record({
    shop: fc.constantFrom(...all),
    skuId: fc.uuid(),
    priceFen: fen,
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  return fc.array(
    line.map(({ shop, ...rest }): WantedLine => ({ ...shop, ...rest })),
    { minLength: 1, maxLength: 30 },
  )
})

describe('for any lines', () => {
  test('the parts add up: lines to products, products and delivery to the shop, shops to the total', () => {
    fc.assert(
      fc.property(baskets, (lines) => {
        const price = priceLines(lines)
        for (const shop of price.shops) {
          expect(sumFen(shop.lines.map((l) => l.goodsFen))).toBe(shop.goodsFen)
          expect(sumFen(shop.lines.map((l) => l.payFen)) + shop.shippingFen).toBe(shop.totalFen)
        }
        expect(sumFen(price.shops.map((s) => s.totalFen))).toBe(price.totalFen)
        expect(price.totalFen).toBe(sumFen(lines.map((l) => l.priceFen * l.quantity)) + price.shippingFen)
      }),
    )
  })

  test('each line and each shop appears once, shops in the order of their first line', () => {
    fc.assert(
      fc.property(baskets, (lines) => {
        const price = priceLines(lines)
        expect(price.shops.map((s) => s.shopId)).toEqual([...new Set(lines.map((l) => l.shopId))])
        expect(price.shops.flatMap((s) => s.lines)).toHaveLength(lines.length)
      }),
    )
  })

  test('delivery costs the shop’s fee below its threshold and is free from there on', () => {
    fc.assert(
      fc.property(baskets, (lines) => {
        for (const shop of priceLines(lines).shops) {
          const { freeShippingFromFen, shippingFeeFen } = shop.lines[0]!.line
          expect(shop.shippingFen).toBe(shop.goodsFen < freeShippingFromFen ? shippingFeeFen : 0)
        }
      }),
    )
  })

  test('a discount is divided to the last fen, and no line pays more than it costs', () => {
    fc.assert(
      fc.property(baskets, fc.nat(100), (lines, percent) => {
        const own = lines.filter((l) => l.shopId === lines[0]!.shopId) as [WantedLine, ...WantedLine[]]
        const goodsFen = sumFen(own.map((l) => l.priceFen * l.quantity))
        const price = priceShop(own, { discountFen: Math.floor((goodsFen * percent) / 100) })
        expect(sumFen(price.lines.map((l) => l.payFen))).toBe(goodsFen - price.discountFen)
        for (const line of price.lines) expect(line.payFen).toBeLessThanOrEqual(line.goodsFen)
      }),
    )
  })
})

test('delivery is free exactly at the threshold', () => {
  const line = {
    shopId: 'a',
    skuId: 's',
    priceFen: 2950,
    quantity: 2,
    freeShippingFromFen: 5900,
    shippingFeeFen: 800,
    freightTemplate: {},
    freightTemplateId: null,
    weightG: null,
  }
  expect(priceLines([line])).toMatchObject({ goodsFen: 5900, shippingFen: 0, totalFen: 5900 })
  expect(priceLines([{ ...line, priceFen: 2949 }])).toMatchObject({ shippingFen: 800, totalFen: 6698 })
})

test('the pieces of a shop count together, and each shop has its own distance', () => {
  const near = {
    shopId: 'near',
    freeShippingFromFen: 5900,
    shippingFeeFen: 800,
    freightTemplate: {},
    freightTemplateId: null,
    weightG: null,
  }
  const far = {
    shopId: 'far',
    freeShippingFromFen: 5900,
    shippingFeeFen: 800,
    freightTemplateId: null,
    weightG: null,
    freightTemplate: {
      firstPieces: 2,
      nextPieces: 2,
      nextFen: 300,
      surcharges: [{ places: ['海南省'], fen: 1000 }],
      notTo: ['KR'],
    },
  }
  const lines = [
    { ...near, skuId: 'a', priceFen: 100, quantity: 9 },
    { ...far, skuId: 'b', priceFen: 100, quantity: 2 },
    { ...far, skuId: 'c', priceFen: 100, quantity: 1 },
  ]
  const price = priceLines(lines, { country: 'CN', province: '海南省' })
  expect(price.shops.map((s) => [s.shopId, s.shippingFen, s.surchargeFen, s.isDeliverable])).toEqual([
    ['near', 800, 0, true],
    ['far', 2100, 1000, true],
  ])
  const abroad = priceLines(lines, { country: 'KR', province: '서울특별시' })
  expect(abroad.shops.map((s) => s.isDeliverable)).toEqual([true, false])
})

test('a discount reduces the total, and each line by its share', () => {
  const shop = {
    shopId: 's',
    freeShippingFromFen: 99_999,
    shippingFeeFen: 800,
    freightTemplate: {},
    freightTemplateId: null,
    weightG: null,
  }
  const dear: WantedLine = { ...shop, skuId: 'a', priceFen: 3_000, quantity: 1 }
  const cheap: WantedLine = { ...shop, skuId: 'b', priceFen: 500, quantity: 2 }
  const price = priceShop([dear, cheap], { discountFen: 400 })
  expect(price).toMatchObject({ goodsFen: 4_000, shippingFen: 800, discountFen: 400, totalFen: 4_400 })
  expect(price.lines.map(({ payFen }) => payFen)).toEqual([2_700, 900])
})
