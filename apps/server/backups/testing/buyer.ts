import { aProduct } from '@hojip/catalog/testing'
import { must, type GuardedMall } from '../../security/testing/guarded-mall.ts'
import { signInByPhone } from '../../security/testing/people.ts'

export interface Buyer {
  /** Places an order, and pays it unless told otherwise; returns its id. */
  order(options?: { isPaid: boolean }): Promise<string>
}

const home = { province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', address: '光明街 1 号' }

interface Wanted {
  shopId: string
  skuIds: string[]
}

/**
 * Somebody who signs in and buys one product again and again, through the mall's calls.
 * @param wanted the product; a new one when left out
 */
export async function aBuyerOf(mall: GuardedMall, phone: string, wanted?: Wanted): Promise<Buyer> {
  const { shopId, skuIds } = wanted ?? (await aProduct(mall.tools.db, { stock: 10_000 }))
  const { pass } = await signInByPhone(mall, phone)
  const ask = async (key: string, input: Record<string, unknown>) => must(await mall.send(key, input, pass))
  const { pkId: addressId } = await ask('POST /appUserAddress/save', { ...home, consignee: 'Lin', phone })
  const aoList = skuIds.map((goodsSpecId) => ({ goodsSpecId, goodsNum: 1 }))
  const { totalMoney } = await ask('POST /bizOrder/submit/orderInfo', { aoList, addressId })
  const wish = { addressId, totalMoney, saveOrderShop: [{ shopId, orderGoodsList: aoList }] }
  const pay = async (payId: string) => {
    const { payCode: outTradeNo } = await ask('POST /bizOrder/orderToPay', { payId, payType: '2' })
    await fetch(`${mall.simulatorUrl}/sim/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outTradeNo }),
    })
    const { payStatus } = await ask('GET /bizPay/queryPayStatus', { payId, ask: '1' })
    if (payStatus !== 1) throw new Error(`not paid: ${payStatus}`)
  }
  return {
    order: async ({ isPaid } = { isPaid: true }) => {
      const { payId, orderIds } = await ask('POST /bizOrder/saveOrder', wish)
      if (isPaid) await pay(payId)
      return orderIds[0] as string
    },
  }
}
