import { addAddress } from '@hojip/addresses'
import { aShopper, aStall } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { accepted } from '@hojip/platform/refusal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmReceipt } from './actions/receiving/receive-order.ts'
import type { OrderStatus } from './rules/order-state.ts'
import { anOrder, aPaidOrder, aShippedOrder, anOrdersMall, orderNow, type TestMall } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall()
})
afterAll(() => mall.stop())

type Order = Awaited<ReturnType<typeof anOrder>>

const home = {
  consignee: 'Lin',
  consigneeXb: '2',
  phone: '13900001111',
  country: 'CN',
  province: '吉林省',
  city: '延边朝鲜族自治州',
  district: '延吉市',
  street: '',
  address: '长白路 2 号',
  addressDefault: '1',
} as const

const makers: Record<OrderStatus, () => Promise<Order>> = {
  0: () => anOrder(mall.tools),
  3: () => aPaidOrder(mall.tools),
  4: () => aShippedOrder(mall.tools),
  5: async () => {
    const order = await aShippedOrder(mall.tools)
    await confirmReceipt(mall.tools, order.lin, order.orderId)
    return order
  },
  99: async () => {
    const order = await anOrder(mall.tools)
    await mall.call(order.lin, 'POST /bizOrder/cancelOrder', { orderId: order.orderId })
    return order
  },
}

/** Each command with the states in which its buyer may give it, and the status it leads to. */
const commands: [call: string, allowed: Partial<Record<OrderStatus, OrderStatus>>][] = [
  ['POST /bizOrder/cancelOrder', { 0: 99, 3: 99 }],
  ['POST /bizOrder/confirmOrder', { 4: 5 }],
  ['POST /bizOrder/remindDelivery', { 3: 3 }],
  ['POST /bizOrder/extendReceive', { 4: 4 }],
  ['POST /bizOrder/updateAddress', { 0: 0, 3: 3 }],
  ['POST /bizOrder/deleteById/{pkId}', { 5: 5, 99: 99 }],
  ['POST /bizOrder/buyAgain', { 0: 0, 3: 3, 4: 4, 5: 5, 99: 99 }],
]

const statuses = [0, 3, 4, 5, 99] as const
function give(who: Viewer | null, call: string, orderId: string, addressId: string) {
  if (call.includes('{pkId}')) return mall.call(who, call, { pkId: orderId })
  return mall.call(who, call, { orderId, ...(call.endsWith('updateAddress') && { addressId }) })
}

describe.each(statuses)('an order in status %i', (status) => {
  test.each(commands)(
    'accepts %s from its buyer exactly where the table allows it',
    async (call, allowed) => {
      const { lin, orderId } = await makers[status]()
      const { pkId } = accepted(await addAddress(mall.tools, lin, home))
      const answer = await give(lin, call, orderId, pkId)
      const to = allowed[status]
      expect(answer.code).toBe(to === undefined ? '40009' : '10000')
      expect((await orderNow(mall.tools, orderId)).status).toBe(to ?? status)
    },
  )

  test('accepts nothing from anybody else', async () => {
    const order = await makers[status]()
    const { tools } = mall
    const tao = await aShopper(tools.db, 'Tao')
    const { mei: otherShop } = await aStall(tools.db)
    const { pkId } = accepted(await addAddress(tools, tao, home))
    const before = await orderNow(tools, order.orderId)
    for (const [call] of commands) {
      for (const who of [tao, order.stall.mei, otherShop])
        expect(await give(who, call, order.orderId, pkId), call).toMatchObject({ statusCode: 404 })
      expect((await give(null, call, order.orderId, pkId)).statusCode).toBe(401)
    }
    expect(await orderNow(tools, order.orderId)).toEqual(before)
  })

  test('shows every button that would work, and no other', async () => {
    const { lin, orderId } = await makers[status]()
    const { data } = await mall.call(lin, 'GET /bizOrder/queryOrderInfo', { orderId })
    const buttons: Record<string, string> = {
      'POST /bizOrder/cancelOrder': 'cancel',
      'POST /bizOrder/confirmOrder': 'confirm',
      'POST /bizOrder/remindDelivery': 'remind',
      'POST /bizOrder/extendReceive': 'extend',
      'POST /bizOrder/updateAddress': 'changeAddress',
      'POST /bizOrder/deleteById/{pkId}': 'delete',
    }
    const wanted = commands.flatMap(([call, allowed]) => (status in allowed ? (buttons[call] ?? []) : []))
    const shown = (data.actions as string[]).filter((act) => Object.values(buttons).includes(act))
    expect(shown.sort()).toEqual(wanted.sort())
  })
})
