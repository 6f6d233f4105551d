import { addAddress } from '@hojip/addresses'
import { aShopper, aStall, type Stall } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { accepted } from '@hojip/platform/refusal'

/** Lin with an address in Yanji. */
export async function aBuyer({ tools }: TestMall): Promise<{ lin: Viewer; addressId: string }> {
  const lin = await aShopper(tools.db)
  const home = {
    country: 'CN',
    province: '吉林省',
    city: '延边朝鲜族自治州',
    district: '延吉市',
    address: '光明街 1 号',
  } as const
  const input = {
    ...home,
    consignee: 'Lin',
    consigneeXb: '2',
    phone: '13812345678',
    addressDefault: '1',
  } as const
  const { pkId } = accepted(await addAddress(tools, lin, input))
  return { lin, addressId: pkId }
}

/** The products of a stall in the form that `saveOrder` takes. */
export function shopWish(stall: Stall, goodsNum = 1, remark = '') {
  return {
    shopId: stall.shopId,
    remark,
    orderGoodsList: stall.skuIds.map((goodsSpecId) => ({ goodsSpecId, goodsNum })),
  }
}

/** Places an order through the routes: one unit of each SKU of each stall. */
export async function placeThrough(mall: TestMall, stalls?: Stall[], goodsNum = 1) {
  const buyer = await aBuyer(mall)
  const from = stalls ?? [await aStall(mall.tools.db)]
  const saveOrderShop = from.map((stall) => shopWish(stall, goodsNum))
  const aoList = saveOrderShop.flatMap((shop) => shop.orderGoodsList)
  const preview = await mall.call(buyer.lin, 'POST /bizOrder/submit/orderInfo', { aoList })
  const order = { addressId: buyer.addressId, totalMoney: preview.data.totalMoney as string, saveOrderShop }
  const answer = await mall.call(buyer.lin, 'POST /bizOrder/saveOrder', order, { 'idempotency-key': newId() })
  return { ...buyer, stalls: from, order, answer, saved: answer.data }
}
