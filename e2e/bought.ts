import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright'
import { expect, inject } from 'vitest'
import { deliverParcel } from './outside.ts'

/** Somebody's browser, whose session counts; or the token of a program. */
export type Caller = BrowserContext | string

/** A call as pages make it. */
export const callAs = async <T>(who: Caller, path: string, input: object): Promise<T> => {
  const cookies = typeof who === 'string' ? [] : await who.cookies()
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const token = typeof who === 'string' ? who : cookies.find(({ name }) => name === 'token')?.value
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

/** Mei signs in as a program does; gives her token. */
export const meisToken = async (): Promise<string> => {
  const login = { account: 'mei', password: 'morning-market', country: 'CN' }
  return (await callAs<{ token: string }>('1', '/login', login)).token
}

interface Card {
  shopId: string
  defaultSpecId: string
}

/** Two pieces each of two of Mei's goods, bought and paid; gives the order. */
const buyTwoGoods = async (lin: BrowserContext): Promise<string> => {
  const kimchi = await callAs<{ list: Card[] }>('1', '/bizGoods/findAll', { goodsName: '辣白菜' })
  const { shopId } = kimchi.list[0]!
  const { list } = await callAs<{ list: Card[] }>('1', '/bizGoods/findAll', { shopId, pageSize: 2 })
  const address = {
    ...{ consignee: '林小雨', phone: '13812345678', country: 'CN', address: '朝阳街 1 号 2 单元 301' },
    ...{ province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', addressDefault: '1' },
  }
  const { pkId: addressId } = await callAs<{ pkId: string }>(lin, '/appUserAddress/save', address)
  const aoList = list.map(({ defaultSpecId }) => ({ goodsSpecId: defaultSpecId, goodsNum: 2 }))
  const wanted = { aoList, addressId }
  const { totalMoney } = await callAs<{ totalMoney: string }>(lin, '/bizOrder/submit/orderInfo', wanted)
  const saved = await callAs<{ payId: string; orderIds: string[] }>(lin, '/bizOrder/saveOrder', {
    ...{ addressId, totalMoney, saveOrderShop: [{ shopId, orderGoodsList: aoList }] },
  })
  const { payCode } = await callAs<{ payCode: string }>(lin, '/bizOrder/orderToPay', {
    ...{ payId: saved.payId, payType: '2' },
  })
  await fetch(`${inject('simulators')}/sim/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outTradeNo: payCode }),
  })
  return saved.orderIds[0]!
}

let parcels = 0
export const aTrackingNumber = () => `SF${Date.now()}7${(parcels += 1)}`

/** An order of two goods that has come to its buyer, who has not confirmed it yet. */
export const anArrivedOrder = async (lin: BrowserContext): Promise<string> => {
  const orderId = await buyTwoGoods(lin)
  const isPaid = async () => (await callAs<{ '3': number }>(lin, '/bizOrder/queryOrderCount', {}))['3']
  await expect.poll(isPaid).toBe(1)
  const number = aTrackingNumber()
  const parcel = { orderId, parcels: [{ expCode: 'shunfeng', number }] }
  await callAs(await meisToken(), '/bizConsole/deliver', parcel)
  await deliverParcel(number)
  return orderId
}
