import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entriesOfOrderRefund, entriesOfPayment, entriesOfSurplusRefund } from './ledger.ts'
import { pollTimes } from './poll-times.ts'

const minute = 60_000

describe('asking the gateway', () => {
  test('happens soon, then every five minutes, and once after the attempt expires', () => {
    const times = pollTimes(0, 30 * minute).map((at) => at / 1000)
    expect(times).toEqual([5, 15, 30, 60, 300, 600, 900, 1200, 1500, 1920])
  })

  test('happens at least once for a short attempt, after it expires', () => {
    expect(pollTimes(0, 4_000)).toEqual([4_000 + 2 * minute])
    expect(pollTimes(0, 61_000)).toHaveLength(5)
  })
})

describe('the ledger', () => {
  const fen = fc.integer({ min: 1, max: 10 ** 9 })
  const order = fc.record({ id: fc.uuid(), shopId: fc.uuid(), totalFen: fen })

  test('the entries of each payment sum to zero, however much of it was surplus', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 6 }), fc.nat(10 ** 9), (orders, surplus) => {
        const amount = orders.reduce((sum, o) => sum + o.totalFen, surplus)
        const entries = entriesOfPayment('wechat', amount, orders, 'a')
        expect(entries.reduce((sum, e) => sum + e.amountFen, 0)).toBe(0)
        expect(entries[0]).toEqual({ account: 'gateway:wechat', amountFen: amount, ref: 'a' })
        expect(entries.some((e) => e.account === 'surplus')).toBe(surplus > 0)
      }),
    )
  })

  test('a refund of an order takes from the shop what the gateway, or the mall’s own account, pays', () => {
    expect(entriesOfOrderRefund('wechat', 'shop:s', 500, 'r')).toEqual([
      { account: 'shop:s', amountFen: 500, ref: 'r' },
      { account: 'gateway:wechat', amountFen: -500, ref: 'r' },
    ])
    expect(entriesOfOrderRefund('offline', 'shop:s', 500, 'r')[1]).toMatchObject({ account: 'offline' })
  })

  test('a refund of surplus reverses the payment’s surplus entry', () => {
    const paid = entriesOfPayment('alipay', 500, [], 'a')
    const back = entriesOfSurplusRefund('alipay', 500, 'r')
    const balance = (account: string) =>
      [...paid, ...back].filter((e) => e.account === account).reduce((sum, e) => sum + e.amountFen, 0)
    expect([balance('surplus'), balance('gateway:alipay')]).toEqual([0, 0])
  })
})
