import { describe, expect, test } from 'vitest'
import type { Preview, PreviewLine } from '../contract.ts'
import { faultyLines, previewChanges, unitsOf, withShortages } from './preview-changes.ts'
import { orderOf, withWanted } from './order-to-send.ts'
import { wantedOf } from './wanted-lines.ts'

function line(goodsSpecId: string, changes: Partial<PreviewLine> = {}): PreviewLine {
  return {
    goodsId: `g-${goodsSpecId}`,
    goodsSpecId,
    goodsName: goodsSpecId,
    goodsSn: goodsSpecId,
    goodsSpec: '1kg',
    goodsPic: '',
    goodsPrice: '10.00',
    goodsNum: 2,
    lineMoney: '20.00',
    stock: 9,
    stockShort: false,
    limitExceeded: false,
    notDeliverable: false,
    isOnSale: true,
    returnRule: 'noReason',
    returnText: '',
    ...changes,
  }
}

function shop(shopId: string, lines: PreviewLine[], shippingFee = '8.00') {
  return {
    shopId,
    shopName: shopId,
    mark: '泡',
    hue: 1,
    goodsMoney: '20.00',
    shippingFee,
    surcharge: '0.00',
    holiday: null,
    deliverable: true,
    shopFee: '28.00',
    submitOrderGoodsInfoList: lines,
  }
}

function preview(...shops: ReturnType<typeof shop>[]): Preview {
  return {
    previewVersion: '1',
    defaultAddress: null,
    goodsMoney: '20.00',
    shippingMoney: '8.00',
    discountMoney: '0.00',
    totalMoney: '28.00',
    isFreeOfCharge: false,
    submitOrderInfoList: shops,
    messages: [],
  }
}

describe('price changes', () => {
  const before = preview(shop('s1', [line('a'), line('b')]), shop('s2', [line('c')]))

  test('there are none when nothing changed', () => expect(previewChanges(before, before)).toEqual([]))

  test('products come first, then delivery', () => {
    const after = preview(
      shop('s1', [line('a', { goodsPrice: '12.50' }), line('b')], '0.00'),
      shop('s2', [line('c', { goodsPrice: '9.00' })]),
    )
    expect(previewChanges(before, after)).toMatchObject([
      { of: 'goods', id: 'a', from: '10.00', to: '12.50' },
      { of: 'goods', id: 'c', from: '10.00', to: '9.00' },
      { of: 'shipping', id: 's1', from: '8.00', to: '0.00' },
    ])
  })
})

describe('what prevents ordering', () => {
  test('shortages that the server reports mark their lines; a line with enough stock has no fault', () => {
    const short = withShortages(preview(shop('s1', [line('a'), line('b')])), [
      { goodsSpecId: 'a', stock: 1 },
      { goodsSpecId: 'b', stock: 2 },
    ])
    expect(faultyLines(short)).toMatchObject([{ goodsSpecId: 'a', stock: 1, stockShort: true }])
  })

  test('a product that is off sale', () =>
    expect(faultyLines(preview(shop('s1', [line('a', { isOnSale: false }), line('b')])))).toHaveLength(1))

  test('units are counted across all shops', () =>
    expect(unitsOf(preview(shop('s1', [line('a')]), shop('s2', [line('b', { goodsNum: 3 })])))).toBe(5))
})

describe('what is ordered', () => {
  test('the ticked lines of the cart', () => {
    const products = [
      { goodsSpecId: 'a', goodsNum: 2, isCheck: '1' },
      { goodsSpecId: 'b', goodsNum: 1, isCheck: '0' },
    ]
    expect(wantedOf({ list: [{ goods: products }], invalidList: [] } as never)).toEqual([
      { goodsSpecId: 'a', goodsNum: 2 },
    ])
  })

  test('a quantity changes, and 0 removes the line', () => {
    const wanted = [
      { goodsSpecId: 'a', goodsNum: 2 },
      { goodsSpecId: 'b', goodsNum: 1 },
    ]
    expect(withWanted(wanted, 'a', 1)).toEqual([{ goodsSpecId: 'a', goodsNum: 1 }, wanted[1]])
    expect(withWanted(wanted, 'a', 0)).toEqual([wanted[1]])
  })

  test('one order per shop, each with its note', () => {
    const order = orderOf(
      preview(shop('s1', [line('a')]), shop('s2', [line('b')])),
      'home',
      { s2: ' 轻放 ' },
      ['a'],
    )
    expect(order).toEqual({
      addressId: 'home',
      totalMoney: '28.00',
      noReturnAgreed: ['a'],
      saveOrderShop: [
        { shopId: 's1', remark: '', orderGoodsList: [{ goodsSpecId: 'a', goodsNum: 2 }] },
        { shopId: 's2', remark: '轻放', orderGoodsList: [{ goodsSpecId: 'b', goodsNum: 2 }] },
      ],
    })
  })
})
