import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright'
import { expect, inject } from 'vitest'

/** A browser with a session, or a token. */
export type Caller = BrowserContext | string

export interface Bought {
  orderId: string
  orderCode: string
}

/** A call as pages make it; returns its data. */
export async function callAs<T>(who: Caller, path: string, input: object): Promise<T> {
  const cookies = typeof who === 'string' ? [] : await who.cookies()
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const token =
    typeof who === 'string'
      ? who
      : cookies.find(({ name }) => name === (/^\/(biz|sys)Console\//.test(path) ? 'deskToken' : 'token'))
          ?.value
  const answer = await fetch(`${inject('mall')}/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token ?? '1',
      'idempotency-key': randomUUID(),
      ...(session ? { cookie: session, origin: inject('mall') } : {}),
    },
    body: JSON.stringify(input),
  })
  const { code, data } = (await answer.json()) as { code: string; data: unknown }
  expect([path, code]).toEqual([path, expect.stringMatching(/^(200|10000)$/)])
  return data as T
}

interface Card {
  shopId: string
  defaultSpecId: string
}

interface Placed {
  payId: string
  orderIds: string[]
}

/** Where Lin lives. */
export const anAddress = {
  consignee: '林小雨',
  phone: '13812345678',
  country: 'CN',
  address: '朝阳街 1 号 2 单元 301',
  province: '吉林省',
  city: '延边朝鲜族自治州',
  district: '延吉市',
  addressDefault: '1',
}

/** An unpaid order of two units each of two products, from the shop that sells what is wanted. */
export async function anUnpaidOrder(lin: BrowserContext, wanted: string): Promise<Placed> {
  const found = await callAs<{ list: Card[] }>('1', '/bizGoods/findAll', { goodsName: wanted })
  const { shopId } = found.list[0]!
  const { list } = await callAs<{ list: Card[] }>('1', '/bizGoods/findAll', { shopId, pageSize: 2 })
  const { pkId: addressId } = await callAs<{ pkId: string }>(lin, '/appUserAddress/save', anAddress)
  const aoList = list.map(({ defaultSpecId }) => ({ goodsSpecId: defaultSpecId, goodsNum: 2 }))
  const order = { aoList, addressId }
  const { totalMoney } = await callAs<{ totalMoney: string }>(lin, '/bizOrder/submit/orderInfo', order)
  return callAs<Placed>(lin, '/bizOrder/saveOrder', {
    addressId,
    totalMoney,
    saveOrderShop: [{ shopId, orderGoodsList: aoList }],
  })
}

/** The same order, paid. */
export async function aPaidOrder(lin: BrowserContext, wanted: string): Promise<Bought> {
  const saved = await anUnpaidOrder(lin, wanted)
  const { payCode } = await callAs<{ payCode: string }>(lin, '/bizOrder/orderToPay', {
    payId: saved.payId,
    payType: '2',
  })
  await fetch(`${inject('simulators')}/sim/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outTradeNo: payCode }),
  })
  const isPaid = async () => (await callAs<{ '3': number }>(lin, '/bizOrder/queryOrderCount', {}))['3']
  await expect.poll(isPaid).toBe(1)
  const { list: orders } = await callAs<{ list: { orderCode: string }[] }>(lin, '/bizOrder/queryMyOrder', {})
  return { orderId: saved.orderIds[0]!, orderCode: orders[0]!.orderCode }
}
