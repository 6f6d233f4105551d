import { describe, expect, test } from 'vitest'
import type { Cart, CartLine } from '../contract.ts'
import {
  isShort,
  priceChangeFen,
  tickState,
  withOwnLines,
  without,
  withQuantity,
  withTicks,
} from './cart-lines.ts'
import { cartSums, freeShipping } from './cart-sums.ts'

function line(pkId: string, changes: Partial<CartLine> = {}): CartLine {
  return {
    pkId,
    goodsId: `g-${pkId}`,
    goodsName: pkId,
    goodsSn: pkId,
    goodsSpecId: pkId,
    goodsSpec: '',
    hasChoice: false,
    goodsSpecPic: '',
    goodsPrice: '10.00',
    priceWhenAdded: '10.00',
    goodsNum: 1,
    stock: 100,
    isCheck: '1',
    isOnSale: true,
    returnRule: 'noReason',
    returnText: '',
    shopId: 's1',
    shopName: 'Shop',
    ...changes,
  }
}

function shop(shopId: string, products: CartLine[]) {
  return {
    shopId,
    shopName: shopId,
    slug: shopId,
    mark: '泡',
    hue: 1,
    freeShippingFrom: '50.00',
    shippingFee: '8.00',
    goods: products,
  }
}

/** 2 × 10 and 30 (not ticked) in one shop, 60 in the other, one line off sale. */
const cart: Cart = {
  list: [
    shop('s1', [line('a', { goodsNum: 2 }), line('b', { goodsPrice: '30.00', isCheck: '0' })]),
    shop('s2', [line('c', { goodsPrice: '60.00' })]),
  ],
  invalidList: [line('d', { isOnSale: false, invalidReason: 'offSale' })],
  kinds: 4,
  checkedMoney: '80.00',
}

describe('changes that are shown before the server answers', () => {
  test('a new quantity changes the sum of the ticked lines', () => {
    expect(withQuantity(cart, 'a', 5).checkedMoney).toBe('110.00')
    expect(withQuantity(cart, 'b', 5).checkedMoney).toBe('80.00')
  })

  test('ticks', () => {
    expect(withTicks(cart, ['b'], '1').checkedMoney).toBe('110.00')
    expect(withTicks(cart, ['a', 'c'], '0').checkedMoney).toBe('0.00')
  })

  test('a shop disappears with its last line, and an invalid line can be removed too', () => {
    const left = without(cart, ['c', 'd'])
    expect(left.list.map(({ shopId }) => shopId)).toEqual(['s1'])
    expect(left).toMatchObject({ invalidList: [], kinds: 2, checkedMoney: '20.00' })
  })

  test('a visitor’s own quantities, ticks and removals override the priced cart', () => {
    const own = withOwnLines(cart, [
      { goodsSpecId: 'a', goodsNum: 3 },
      { goodsSpecId: 'c', goodsNum: 1, isCheck: '0' },
    ])
    expect(own).toMatchObject({ kinds: 2, invalidList: [], checkedMoney: '30.00' })
  })
})

test.each([
  [['1', '1'], 'all'],
  [['1', '0'], 'some'],
  [['0', '0'], 'none'],
  [[], 'none'],
] as const)('the checkbox above %j shows %s', (ticks, state) =>
  expect(tickState(ticks.map((isCheck) => ({ isCheck })))).toBe(state),
)

test('a line knows how its price changed and whether the stock is enough', () => {
  expect(priceChangeFen(line('a', { goodsPrice: '29.90', priceWhenAdded: '35.90' }))).toBe(-600)
  expect(isShort(line('a', { goodsNum: 3, stock: 3 }))).toBe(false)
  expect(isShort(line('a', { goodsNum: 4, stock: 3 }))).toBe(true)
})

describe('delivery', () => {
  const shop = { ...cart.list[0]!, freeShippingFrom: '50.00', shippingFee: '8.00' }
  const sums = (products: CartLine[], terms = shop) =>
    cartSums({ ...cart, list: [{ ...terms, goods: products }] })
  test.each([
    ['0.01', 1, 800],
    ['49.99', 1, 800],
    ['50.00', 1, 0],
    ['25.00', 2, 0],
  ])('for products of %s, %i pieces, costs %i', (goodsPrice, goodsNum, fee) =>
    expect(sums([line('a', { goodsPrice, goodsNum })]).shippingFen).toBe(fee),
  )

  test('by piece covers all lines of the shop together', () => {
    const byPiece = { ...shop, byPiece: { first: 2, next: 2, nextFee: '3.00' } }
    const two = [
      line('a', { goodsPrice: '1.00', goodsNum: 2 }),
      line('b', { goodsPrice: '1.00', goodsNum: 1 }),
    ]
    expect(sums(two, byPiece).shippingFen).toBe(1_100)
  })

  test('the remaining amount to free delivery counts the ticked lines, or all when none is ticked', () => {
    expect(freeShipping(cart.list[0]!)).toEqual({ isFree: false, missingFen: 3_000, percent: 40 })
    expect(freeShipping(withTicks(cart, ['a'], '0').list[0]!)).toMatchObject({ isFree: true, missingFen: 0 })
    expect(freeShipping(cart.list[1]!)).toMatchObject({ isFree: true, percent: 100 })
    expect(freeShipping({ ...cart.list[0]!, shippingFee: '0.00' })).toMatchObject({ isFree: true })
  })

  test('the sums of the cart', () => {
    expect(cartSums(cart)).toMatchObject({
      goodsFen: 8_000,
      shippingFen: 800,
      totalFen: 8_800,
      kinds: 2,
      units: 3,
    })
    expect(cartSums(withTicks(cart, ['a', 'c'], '0'))).toMatchObject({ totalFen: 0, shops: [], kinds: 0 })
  })
})
