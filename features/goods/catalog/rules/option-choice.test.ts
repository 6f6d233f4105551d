import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choose,
  firstChoice,
  firstSku,
  isPossible,
  isSoldOut,
  skuOf,
  type ChoiceSku,
} from './option-choice.ts'

/** Size 0–1, taste 0–2; 1/1 is sold out, 1/2 was never made, taste 2 only comes in size 0 and is sold out. */
const skus: ChoiceSku[] = [
  { choice: [0, 0], stock: 5 },
  { choice: [0, 1], stock: 2 },
  { choice: [1, 0], stock: 3 },
  { choice: [1, 1], stock: 0 },
  { choice: [0, 2], stock: 0 },
]

describe('the preselected SKU', () => {
  const priced = (...of: [price: string, stock: number, isDefault?: true][]) =>
    of.map(([price, stock, isDefault = false], at) => ({ choice: [at], price, stock, isDefault }))

  test.each([
    ['the one whose price is shown', priced(['9.00', 1], ['5.00', 1, true]), 1],
    ['the cheapest that can be had', priced(['5.00', 0, true], ['10.00', 2], ['9.00', 1]), 2],
    ['the shown one where all is sold out', priced(['9.00', 0], ['5.00', 0, true]), 1],
  ])('is %s', (_, all, at) => expect(firstSku(all)).toBe(all[at]))
})

describe('the values that are chosen at first', () => {
  const all = [
    { pkId: 'gone', choice: [2], price: '5.00', stock: 0, isDefault: false },
    { pkId: 'small', choice: [0], price: '9.00', stock: 3, isDefault: true },
    { pkId: 'large', choice: [1], price: '12.00', stock: 2, isDefault: false },
  ]

  test.each([
    ['the wanted SKU', 'large', [1]],
    ['the wanted SKU, also when it is sold out', 'gone', [2]],
    ['the preselected SKU without a wish', undefined, [0]],
    ['the preselected SKU where the wanted one is none of them', 'other', [0]],
  ])('are those of %s', (_, wanted, choice) => expect(firstChoice(all, wanted)).toEqual(choice))

  test('are none of a product without SKUs', () => expect(firstChoice([], 'large')).toEqual([]))
})

describe('choosing options', () => {
  test.each([
    [[0, 1], skus[1]],
    [[1, 1], skus[3]],
    [[1, 2], undefined],
    [[1, undefined], undefined],
  ])('%j is the SKU %j', (choice, sku) => expect(skuOf(skus, choice)).toBe(sku))

  test('a product without options has one SKU', () => {
    const only = { choice: [], stock: 1 }
    expect(skuOf([only], [])).toBe(only)
  })

  test.each([
    [[1, 0], 1, 1, false],
    [[0, 0], 1, 1, true],
    [[undefined, undefined], 1, 1, true],
    [[undefined, undefined], 1, 2, false],
    [[1, 1], 0, 0, true],
  ])('with %j chosen, axis %i value %i is possible: %j', (choice, axis, value, possible) =>
    expect(isPossible(skus, choice, axis, value)).toBe(possible),
  )

  test('a value without any stock is sold out whatever else is chosen', () => {
    expect(isSoldOut(skus, 1, 2)).toBe(true)
    expect(isSoldOut(skus, 1, 1)).toBe(false)
  })

  test('choosing keeps the other values that are possible and moves the rest', () => {
    expect(choose(skus, [0, 1], 0, 1)).toEqual([1, 0])
    expect(choose(skus, [0, 0], 0, 1)).toEqual([1, 0])
    expect(choose(skus, [1, 0], 1, 1)).toEqual([0, 1])
    expect(choose(skus, [undefined, 1], 0, 0)).toEqual([0, 1])
  })

  test('from any choice, choosing a value in stock leads to a SKU that can be bought', () => {
    const sku = fc.record({ choice: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), stock: fc.nat(2) })
    fc.assert(
      fc.property(
        fc.array(sku, { minLength: 1 }),
        fc.nat(2),
        fc.nat(2),
        fc.nat(),
        (all, axis, value, from) => {
          fc.pre(!isSoldOut(all, axis, value))
          const chosen = choose(all, all[from % all.length]!.choice, axis, value)
          expect(chosen[axis]).toBe(value)
          expect(all.some((s) => s.stock > 0 && s.choice.every((v, at) => v === chosen[at]))).toBe(true)
        },
      ),
    )
  })
})
