import { sumFen } from '@hojip/platform/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneySteps } from './money-steps.ts'
import { reasonIndex } from '../contract/shapes.ts'
import { needsFiles, reasons, reasonsOf, type Way } from './reasons.ts'
import {
  countedUnits,
  refundable,
  settledOf,
  splitOf,
  unitsOf,
  unshippedUnits,
  type MoneyLine,
  type MoneyOrder,
} from './refundable.ts'

function line(change: Partial<MoneyLine> = {}): MoneyLine {
  return {
    id: 'a',
    quantity: 3,
    payFen: 10_000,
    shipped: 0,
    refunded: 0,
    cancelled: 0,
    refundedFen: 0,
    ...change,
  }
}

function order(lines: MoneyLine[], change: Partial<MoneyOrder> = {}): MoneyOrder {
  return { shippingFen: 800, shippingGoneFen: 0, lines, ...change }
}

function wish(units: number, change: object = {}) {
  return {
    lineId: 'a',
    type: 1 as const,
    receiving: 0 as const,
    reason: 0,
    leaving: new Map<string, number>(),
    units,
    ...change,
  }
}

/** Refunds a whole line in the given parts, one after the other. */
function inParts(quantity: number, payFen: number, parts: readonly number[], isShipped: boolean) {
  let now = line({ quantity, payFen, shipped: isShipped ? quantity : 0 })
  return parts.map((units) => {
    const other = line({ id: 'b', quantity: 1 })
    const { goodsFen } = refundable(order([now, other]), wish(units, { receiving: isShipped ? 1 : 0 }))
    now = { ...now, refunded: now.refunded + units, refundedFen: now.refundedFen + goodsFen }
    return goodsFen
  })
}

describe('goods', () => {
  test('the last unit takes the remainder', () => {
    expect(inParts(3, 10_000, [1, 1, 1], false)).toEqual([3333, 3333, 3334])
    expect(inParts(3, 10_000, [2, 1], true)).toEqual([6666, 3334])
    expect(inParts(3, 1, [1, 1, 1], false)).toEqual([0, 0, 1])
  })

  const cuts = fc
    .integer({ min: 1, max: 30 })
    .chain((quantity) =>
      fc.tuple(
        fc.constant(quantity),
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.array(fc.integer({ min: 1, max: quantity }), { maxLength: quantity }),
      ),
    )

  test('in whatever parts a line is refunded, they add up to what was paid, and none exceeds its share', () => {
    fc.assert(
      fc.property(cuts, fc.boolean(), ([quantity, payFen, wished], isShipped) => {
        const parts: number[] = []
        for (const units of wished) if (sumFen(parts) + units <= quantity) parts.push(units)
        if (sumFen(parts) < quantity) parts.push(quantity - sumFen(parts))
        const fens = inParts(quantity, payFen, parts, isShipped)
        expect(sumFen(fens)).toBe(payFen)
        parts.forEach((units, i) =>
          expect(Math.abs(fens[i]! - (payFen * units) / quantity)).toBeLessThan(1.01),
        )
      }),
    )
  })

  test('partial refunds without a return never lead to more than was paid', () => {
    const steps = fc.array(
      fc.record({ units: fc.integer({ min: 1, max: 5 }), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 6 }), steps, (payFen, all) => {
        let now = line({ quantity: 5, payFen, shipped: 5 })
        for (const { units, part } of all) {
          if (units > unitsOf(now, { type: 1, receiving: 1 })) continue
          const most = refundable(order([now]), wish(units, { receiving: 1, reason: 3 }))
          const split = splitOf(most, Math.floor((most.goodsFen + most.shippingFen) * part))
          const counted = countedUnits({ type: 1, units, isWhole: split.isWhole })
          now = { ...now, refunded: now.refunded + counted, refundedFen: now.refundedFen + split.goodsFen }
          expect(now.refundedFen).toBeLessThanOrEqual(payFen)
        }
      }),
    )
  })
})

describe('units', () => {
  test('units that have not left the shop are refunded first, without a return', () => {
    const half = line({ quantity: 5, shipped: 2 })
    expect(unitsOf(half, { type: 1, receiving: 0 })).toBe(5)
    expect(unshippedUnits(half, { type: 1, receiving: 0 }, 4)).toBe(3)
    expect(unshippedUnits(half, { type: 1, receiving: 0 }, 2)).toBe(2)
  })

  test('only units that the buyer has can be returned', () => {
    const way = { type: 0, receiving: 1 } as const
    expect(unitsOf(line({ quantity: 5, shipped: 2 }), way)).toBe(2)
    expect(unitsOf(line({ quantity: 5, shipped: 2, refunded: 3, cancelled: 3 }), way)).toBe(2)
    expect(unitsOf(line({ quantity: 5, shipped: 5, refunded: 2 }), way)).toBe(3)
    expect(unshippedUnits(line({ quantity: 5, shipped: 2 }), way, 2)).toBe(0)
  })

  test('a partial refund does not count as refunded units; a return does', () => {
    expect(countedUnits({ type: 1, units: 2, isWhole: true })).toBe(2)
    expect(countedUnits({ type: 1, units: 2, isWhole: false })).toBe(0)
    expect(countedUnits({ type: 0, units: 2, isWhole: false })).toBe(2)
  })
})

describe('the shipping fee', () => {
  const two = () => [line(), line({ id: 'b', quantity: 1, payFen: 5_000 })]
  const fee = (lines: MoneyLine[], units: number, change: object = {}, among: Partial<MoneyOrder> = {}) => {
    const { fee: why, shippingFen } = refundable(order(lines, among), wish(units, change))
    return [why, shippingFen]
  }

  test('is refunded with the units that complete the refund of an unshipped order', () => {
    expect(fee([line()], 3)).toEqual(['whole', 800])
    expect(fee([line()], 2)).toEqual(['none', 0])
    expect(fee(two(), 3)).toEqual(['none', 0])
    expect(fee(two(), 3, { leaving: new Map([['b', 1]]) })).toEqual(['whole', 800])
    expect(fee([line({ refunded: 2, cancelled: 2, refundedFen: 6_666 })], 1)).toEqual(['whole', 800])
  })

  test('is not refunded once anything was shipped, unless the product is at fault', () => {
    expect(fee([line({ shipped: 3 })], 3, { receiving: 1, type: 0 })).toEqual(['none', 0])
    expect(fee([line({ shipped: 1 })], 2)).toEqual(['none', 0])
  })

  test('is refunded by the units’ share when the product is at fault', () => {
    const shipped = [line({ shipped: 3 }), line({ id: 'b', quantity: 1, payFen: 5_000, shipped: 1 })]
    const fault = { receiving: 1, type: 0, reason: 3 }
    expect(fee(shipped, 3, fault)).toEqual(['fault', 533])
    expect(fee(shipped, 1, fault)).toEqual(['fault', 177])
    expect(fee(shipped, 1, { ...fault, lineId: 'b' })).toEqual(['fault', 267])
    expect(fee(shipped, 3, fault, { shippingGoneFen: 500 })).toEqual(['fault', 300])
  })

  test('is never refunded more than once, in whatever order the lines are refunded', () => {
    const lines = fc.array(fc.record({ payFen: fc.integer({ min: 1, max: 10 ** 6 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(
        lines,
        fc.nat(10_000),
        fc.boolean(),
        fc.constantFrom(0, 3),
        (some, shippingFen, isShipped, reason) => {
          let all = some.map(({ payFen }, i) =>
            line({ id: `${i}`, quantity: 2, payFen, shipped: isShipped ? 2 : 0 }),
          )
          let gone = 0
          for (const { id } of all)
            for (let unit = 0; unit < 2; unit += 1) {
              const most = refundable(
                { shippingFen, shippingGoneFen: gone, lines: all },
                wish(1, { lineId: id, reason, receiving: isShipped ? 1 : 0 }),
              )
              gone += most.shippingFen
              all = all.map((one) =>
                one.id === id
                  ? { ...one, refunded: one.refunded + 1, refundedFen: one.refundedFen + most.goodsFen }
                  : one,
              )
            }
          expect(gone).toBe(isShipped && reason === 0 ? 0 : shippingFen)
        },
      ),
    )
  })
})

describe('a requested amount', () => {
  const most = refundable(order([line({ quantity: 1 })]), wish(1))

  test('is taken from the price first', () => {
    expect(splitOf(most, undefined)).toEqual({ goodsFen: 10_000, shippingFen: 800, isWhole: true })
    expect(splitOf(most, 4_000)).toEqual({ goodsFen: 4_000, shippingFen: 0, isWhole: false })
    expect(splitOf(most, 10_300)).toEqual({ goodsFen: 10_000, shippingFen: 300, isWhole: true })
    expect(splitOf(most, 99_999)).toEqual({ goodsFen: 10_000, shippingFen: 800, isWhole: true })
  })

  test('is limited to what is left, and a whole shipping fee is added unasked', () => {
    expect(settledOf(most, { goodsFen: 10_000, shippingFen: 0 })).toMatchObject({ shippingFen: 800 })
    expect(settledOf(most, { goodsFen: 12_000, shippingFen: 0 })).toMatchObject({
      goodsFen: 10_000,
      isWhole: true,
    })
    expect(settledOf(most, { goodsFen: 4_000, shippingFen: 0 })).toEqual({
      goodsFen: 4_000,
      shippingFen: 0,
      isWhole: false,
    })
    const fault = { ...most, fee: 'fault' as const, shippingFen: 200 }
    expect(settledOf(fault, { goodsFen: 10_000, shippingFen: 500 })).toMatchObject({ shippingFen: 200 })
    expect(settledOf(fault, { goodsFen: 10_000, shippingFen: 100 })).toMatchObject({ shippingFen: 100 })
  })

  test('for units that never left the shop is their full amount', () => {
    expect(most.isWholeOnly).toBe(true)
    expect(refundable(order([line({ shipped: 3 })]), wish(1, { receiving: 1 })).isWholeOnly).toBe(false)
  })
})

test('a line refunded in part before can get no more than the rest', () => {
  const given = line({ quantity: 1, payFen: 1_000, shipped: 1, refundedFen: 600 })
  expect(refundable(order([given]), wish(1, { receiving: 1 })).goodsFen).toBe(400)
})

test('the amount is explained in every language, with every placeholder filled', () => {
  const codes = (lines: MoneyLine[], units: number, change: object = {}, among: Partial<MoneyOrder> = {}) =>
    refundable(order(lines, among), wish(units, change)).steps.map(({ code }) => code)
  expect(codes([line()], 1)).toEqual(['paid', 'share', 'feeNone'])
  expect(codes([line({ refunded: 1, refundedFen: 5_000 })], 2)).toEqual([
    'paid',
    'before',
    'share',
    'left',
    'feeWhole',
  ])
  expect(codes([line({ shipped: 3 })], 1, { receiving: 1, reason: 3 })).toContain('feeFault')
  expect(codes([line()], 1, {}, { shippingFen: 0 })).toContain('feeFree')
  const steps = [
    ...refundable(order([line({ refunded: 1, refundedFen: 5_000 })]), wish(2)).steps,
    ...refundable(order([line({ shipped: 3 })]), wish(1, { receiving: 1, reason: 3 })).steps,
    ...refundable(order([line()]), wish(1)).steps,
  ]
  for (const { code, params } of steps)
    for (const text of Object.values(moneySteps[code]))
      for (const [, place] of text.matchAll(/\{(\w+)\}/g)) expect(params).toHaveProperty(place!)
})

describe('reasons', () => {
  const indexes = (way: Way, isShipped = true) =>
    reasonsOf(way, { isShipped, returnRule: 'noReason' }).map(({ index }) => index)

  test.each(['perishable', 'madeToOrder', 'digital'] as const)(
    'of what is %s, once it has left, are faults only',
    (returnRule) => {
      for (const way of [
        { type: 0, receiving: 1 },
        { type: 1, receiving: 1 },
        { type: 1, receiving: 0 },
      ] as const) {
        const left = reasonsOf(way, { isShipped: true, returnRule })
        expect(left.length).toBeGreaterThan(0)
        expect(left.every(({ isFault }) => isFault)).toBe(true)
      }
      const here = reasonsOf({ type: 1, receiving: 0 }, { isShipped: false, returnRule })
      expect(here.some(({ isFault }) => !isFault)).toBe(true)
      const sealed = reasonsOf({ type: 0, receiving: 1 }, { isShipped: true, returnRule: 'sealed' })
      expect(sealed.some(({ isFault }) => !isFault)).toBe(true)
    },
  )

  test('are numbered by their index, and the contract accepts each of them', () => {
    expect(reasons.map(({ index }) => index)).toEqual([...reasons.keys()])
    expect(reasons.length).toBeGreaterThanOrEqual(10)
    expect(reasonIndex.maxValue).toBe(reasons.length - 1)
    expect(reasons.every(({ text }) => Object.values(text).every((words) => words.length > 1))).toBe(true)
  })

  test('fit type and receipt', () => {
    expect(indexes({ type: 1, receiving: 0 }, false)).toEqual([0, 1])
    expect(indexes({ type: 1, receiving: 0 })).toEqual([0, 1, 6])
    expect(indexes({ type: 1, receiving: 1 })).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(indexes({ type: 0, receiving: 1 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('that are visible need a picture once the product has arrived', () => {
    const needing = (receiving: 0 | 1) =>
      reasons.filter((one) => needsFiles(one, { type: 1, receiving })).map(({ index }) => index)
    expect(needing(0)).toEqual([])
    expect(needing(1)).toEqual([2, 4, 5, 6, 7, 8, 9])
  })
})
