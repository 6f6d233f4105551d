import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freightOf, freightOfParts, partsOf } from './rule.ts'
import type { FreightRule } from './rule-shape.ts'
import type { FreightTerms, PlainTerms } from './shown-freight.ts'
import { travelDays } from './travel-days.ts'

const yanji = { country: 'CN', province: '吉林省' }
const lhasa = { country: 'CN', province: '西藏自治区' }
const urumqi = { country: 'CN', province: '新疆维吾尔自治区' }
const seoul = { country: 'KR', province: '서울특별시' }

function terms(freightTemplate: PlainTerms = {}): FreightTerms {
  return { freeShippingFromFen: 5900, shippingFeeFen: 800, freightTemplate }
}

const far = terms({ surcharges: [{ places: ['新疆维吾尔自治区', 'KR'], fen: 1500 }], notTo: ['西藏自治区'] })
const byPiece = terms({ firstPieces: 2, nextPieces: 3, nextFen: 200 })

test.each([
  ['a flat fee', terms(), 3990, 9, yanji, { feeFen: 800, missingFen: 1910 }],
  ['one fen below free', terms(), 5899, 1, yanji, { feeFen: 800, missingFen: 1 }],
  ['free', terms(), 5900, 1, yanji, { feeFen: 0, missingFen: 0 }],
  ['the first pieces', byPiece, 100, 2, yanji, { feeFen: 800 }],
  ['a part of the next pieces', byPiece, 100, 3, yanji, { feeFen: 1000 }],
  ['all of the next pieces', byPiece, 100, 5, yanji, { feeFen: 1000 }],
  ['pieces after them', byPiece, 100, 6, yanji, { feeFen: 1200 }],
  ['pieces, yet free', byPiece, 5900, 60, yanji, { feeFen: 0 }],
  ['a near place', far, 100, 1, yanji, { feeFen: 800, surchargeFen: 0 }],
  ['a far place', far, 100, 1, urumqi, { feeFen: 2300, surchargeFen: 1500 }],
  ['a far place costs more even where delivery is free', far, 5900, 1, urumqi, { feeFen: 1500 }],
  ['another country', far, 5900, 1, seoul, { feeFen: 1500 }],
  ['a place not delivered to', far, 100, 1, lhasa, { isDeliverable: false }],
  ['nobody knows where to', far, 100, 1, undefined, { isDeliverable: true, feeFen: 800 }],
] as const)('%s', (_, shop, goodsFen, pieces, to, expected) => {
  expect(freightOf({ goodsFen, pieces }, shop, to)).toMatchObject(expected)
})

test('a shop that never charges has nothing missing', () => {
  const free = { ...terms(), shippingFeeFen: 0 }
  expect(freightOf({ goodsFen: 100, pieces: 1 }, free)).toMatchObject({ feeFen: 0, missingFen: 0 })
})

describe('any terms', () => {
  const fen = fc.nat(1_000_000)
  const template = fc.record({
    firstPieces: fc.integer({ min: 1, max: 5 }),
    nextPieces: fc.integer({ min: 1, max: 5 }),
    nextFen: fc.nat(2_000),
  })

  test('spending what is missing makes delivery free', () => {
    fc.assert(
      fc.property(
        fen,
        fen,
        fen,
        template,
        (goodsFen, freeShippingFromFen, shippingFeeFen, freightTemplate) => {
          const shop = { freeShippingFromFen, shippingFeeFen, freightTemplate }
          const { missingFen } = freightOf({ goodsFen, pieces: 1 }, shop)
          expect(freightOf({ goodsFen: goodsFen + missingFen, pieces: 1 }, shop).feeFen).toBe(0)
        },
      ),
    )
  })

  test('more pieces for the same money never cost less to deliver', () => {
    fc.assert(
      fc.property(fen, fc.nat(50), template, (goodsFen, pieces, freightTemplate) => {
        const shop = terms(freightTemplate)
        const fee = (n: number) => freightOf({ goodsFen, pieces: n }, shop, yanji).feeFen
        expect(fee(pieces + 1)).toBeGreaterThanOrEqual(fee(pieces))
      }),
    )
  })
})

test.each([
  ['the same province', yanji, [1, 2]],
  ['another province', { country: 'CN', province: '浙江省' }, [2, 4]],
  ['a far one', urumqi, [4, 7]],
  ['abroad', seoul, [5, 10]],
] as const)('days to %s', (_, to, days) => expect(travelDays(yanji, to, far)).toEqual(days))

describe('groups', () => {
  const fees = { name: '', first: 1, firstFen: 800, next: 1, nextFen: 200, surchargeFen: 0 }
  const rule: FreightRule = {
    version: 1,
    unit: 'piece',
    groups: [
      { ...fees, places: ['吉林省/延边朝鲜族自治州/延吉市'], firstFen: 0, nextFen: 0 },
      { ...fees, places: ['CN'], freeFromFen: 9900 },
      { ...fees, places: ['吉林省'], firstFen: 500, freeFromPieces: 3 },
      { ...fees, places: ['KR'], firstFen: 4000 },
    ],
    notTo: ['新疆维吾尔自治区', '吉林省/长春市'],
  }
  const shop = { freeShippingFromFen: 0, shippingFeeFen: 0, freightTemplate: rule }
  const inJilin = (city?: string, district?: string) => ({
    country: 'CN',
    province: '吉林省',
    city,
    district,
  })

  test.each([
    ['the district itself', inJilin('延边朝鲜族自治州', '延吉市'), 2, { feeFen: 0 }],
    ['its neighbour', inJilin('延边朝鲜族自治州', '龙井市'), 2, { feeFen: 700 }],
    ['a province without a city', inJilin(), 2, { feeFen: 700 }],
    ['enough pieces', inJilin(), 3, { feeFen: 0 }],
    ['a city taken out', inJilin('长春市', '南关区'), 1, { isDeliverable: false, feeFen: 0 }],
    ['the rest of the country', { country: 'CN', province: '浙江省' }, 3, { feeFen: 1200 }],
    ['a province taken out', urumqi, 1, { isDeliverable: false }],
    [
      'a city of the same name elsewhere',
      { ...urumqi, province: '浙江省', city: '吉林省' },
      1,
      { feeFen: 800 },
    ],
    ['another country', seoul, 1, { feeFen: 4000 }],
    ['a third country', { country: 'JP', province: '東京都' }, 1, { isDeliverable: false }],
    ['nobody knows where to: most of China', undefined, 1, { feeFen: 800, missingFen: 9800 }],
  ] as const)('%s', (_, to, pieces, expected) => {
    expect(freightOf({ goodsFen: 100, pieces }, shop, to)).toMatchObject({ isDeliverable: true, ...expected })
  })

  test.each([
    ['the first kilogram', 'weight', { grams: 1000 }, 800],
    ['a gram more', 'weight', { grams: 1001 }, 1000],
    ['no weight told: a kilogram a piece', 'weight', {}, 1200],
    ['by amount', 'amount', { goodsFen: 2500 }, 1200],
  ] as const)('%s', (_, unit, more, feeFen) => {
    const group = { ...fees, places: ['CN'], first: 1000, next: 1000 }
    const one = { ...shop, freightTemplate: { ...rule, unit, groups: [group] } }
    expect(freightOf({ goodsFen: 100, pieces: 3, ...more }, one, yanji).feeFen).toBe(feeFen)
  })

  test('templates of one order add up, each counting its own products', () => {
    const line = { ...shop, priceFen: 5000, quantity: 1, weightG: null }
    const parts = partsOf([
      { ...line, freightTemplateId: null },
      { ...line, freightTemplateId: 'a' },
      { ...line, freightTemplateId: null, quantity: 2 },
    ])
    expect(parts.map(({ goodsFen, pieces, grams }) => [goodsFen, pieces, grams])).toEqual([
      [15000, 3, 3000],
      [5000, 1, 1000],
    ])
    expect(freightOfParts(parts, { country: 'CN', province: '浙江省' })).toMatchObject({
      feeFen: 800,
      missingFen: 4900,
    })
  })

  test('a fee is never negative, and more pieces for the same money never cost less', () => {
    const place = fc.constantFrom('CN', 'KR', '吉林省', '吉林省/长春市', '浙江省')
    const group = fc.record({
      name: fc.constant(''),
      places: fc.uniqueArray(place),
      first: fc.integer({ min: 1, max: 9 }),
      firstFen: fc.nat(5000),
      next: fc.integer({ min: 1, max: 9 }),
      nextFen: fc.nat(900),
      freeFromFen: fc.option(fc.nat(9000), { nil: undefined }),
      surchargeFen: fc.nat(2000),
    })
    const to = fc.constantFrom(yanji, seoul, inJilin('长春市', '南关区'), {
      country: 'CN',
      province: '浙江省',
    })
    fc.assert(
      fc.property(fc.array(group), fc.nat(9000), fc.nat(30), to, (groups, goodsFen, pieces, where) => {
        const terms = { ...shop, freightTemplate: { ...rule, groups } }
        const fee = (n: number) => freightOf({ goodsFen, pieces: n }, terms, where).feeFen
        expect(fee(pieces)).toBeGreaterThanOrEqual(0)
        expect(fee(pieces + 1)).toBeGreaterThanOrEqual(fee(pieces))
      }),
    )
  })
})
