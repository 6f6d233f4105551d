import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freightOf, travelDays, type FreightTemplate, type FreightTerms } from './freight.ts'

const yanji = { country: 'CN', province: '吉林省' }
const lhasa = { country: 'CN', province: '西藏自治区' }
const urumqi = { country: 'CN', province: '新疆维吾尔自治区' }
const seoul = { country: 'KR', province: '서울특별시' }

function terms(freightTemplate: FreightTemplate = {}): FreightTerms {
  return {
    freeShippingFromFen: 5900,
    shippingFeeFen: 800,
    freightTemplate,
  }
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
