import { freightOf, ruleOfTerms, type FreightTerms, type PlainTerms } from '@hojip/catalog/rules'
import { aDatabase } from '@hojip/inventory/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

type To = { country: string; province: string }

/** The rule as it was before there were templates (decision 13), written down once more to compare with. */
function formerly(charged: { goodsFen: number; pieces: number }, terms: FreightTerms, to: To) {
  const {
    firstPieces,
    nextPieces = 1,
    nextFen = 0,
    surcharges = [],
    notTo = [],
  } = terms.freightTemplate as PlainTerms
  const further = firstPieces === undefined ? 0 : Math.max(0, charged.pieces - firstPieces)
  const fee = terms.shippingFeeFen + Math.ceil(further / nextPieces) * nextFen
  const missingFen = fee === 0 ? 0 : Math.max(0, terms.freeShippingFromFen - charged.goodsFen)
  const lies = (places: readonly string[]) => places.includes(to.province) || places.includes(to.country)
  const surchargeFen = surcharges.find(({ places }) => lies(places))?.fen ?? 0
  return {
    isDeliverable: !lies(notTo),
    feeFen: (missingFen === 0 ? 0 : fee) + surchargeFen,
    surchargeFen,
    missingFen,
  }
}

const destinations: To[] = [
  ...['吉林省', '浙江省', '西藏自治区', '新疆维吾尔自治区', '台湾省'].map((province) => ({
    country: 'CN',
    province,
  })),
  ...['서울특별시', '제주특별자치도'].map((province) => ({ country: 'KR', province })),
]
const places = fc.array(fc.constantFrom('CN', 'KR', ...destinations.map(({ province }) => province)), {
  maxLength: 4,
})
const fen = fc.nat(20_000)
const template: fc.Arbitrary<PlainTerms> = fc.record(
  {
    firstPieces: fc.integer({ min: 1, max: 4 }),
    nextPieces: fc.integer({ min: 1, max: 4 }),
    nextFen: fc.nat(900),
    surcharges: fc.array(fc.record({ places, fen }), { maxLength: 3 }),
    notTo: places,
  },
  { requiredKeys: [] },
)
const terms = fc.record({ freeShippingFromFen: fen, shippingFeeFen: fen, freightTemplate: template })
const charged = fc.record({ goodsFen: fen, pieces: fc.integer({ min: 1, max: 12 }) })

test('former terms cost the same to the fen everywhere', () => {
  fc.assert(
    fc.property(terms, charged, fc.constantFrom(...destinations), (shop, what, to) => {
      const [now, then] = [freightOf(what, shop, to), formerly(what, shop, to)]
      expect(now.isDeliverable).toBe(then.isDeliverable)
      if (then.isDeliverable) expect(now).toEqual(then)
    }),
    { numRuns: 3_000 },
  )
})

test('the database makes the same rule of them, key by key', async () => {
  const { db, drop } = await aDatabase()
  try {
    for (const shop of fc.sample(terms, 60)) {
      const { freeShippingFromFen, shippingFeeFen, freightTemplate } = shop
      const { rows } = await sql<{ rule: object }>`select freight_rule(${freeShippingFromFen}::bigint,
        ${shippingFeeFen}::bigint, ${JSON.stringify(freightTemplate)}::jsonb) as rule`.execute(db)
      expect(rows[0]!.rule).toEqual(ruleOfTerms(shop))
    }
  } finally {
    await drop()
  }
})
