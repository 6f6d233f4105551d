import { address } from '@hojip/addresses/contract'
import { returns, shopHoliday } from '@hojip/catalog/contract'
import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

const previewLine = z.object({
  goodsId: s.id,
  goodsSpecId: s.id,
  goodsName: z.string(),
  goodsSn: z.string(),
  goodsSpec: z.string(),
  goodsPic: z.string(),
  goodsPrice: s.money,
  goodsNum: z.int(),
  lineMoney: s.money,
  stock: z.int(),
  stockShort: z.boolean(),
  /** Whether the quantity exceeds what one order may have of a SKU. */
  limitExceeded: z.boolean(),
  /** Whether its shop does not deliver to the address. */
  notDeliverable: z.boolean(),
  isOnSale: z.boolean(),
  ...returns,
})

const previewShop = z.object({
  shopId: s.id,
  shopName: z.string(),
  mark: z.string(),
  hue: z.int(),
  goodsMoney: s.money,
  shippingFee: s.money,
  /** The part of the shipping fee that is charged for the distance. */
  surcharge: s.money,
  deliverable: z.boolean(),
  /** When the order arrives if it is paid now, in epoch ms; absent where nobody knows where to. */
  arriveFromAt: z.int().optional(),
  arriveToAt: z.int().optional(),
  /** From two weeks before: the days on which the shop sends nothing; null for none. */
  holiday: shopHoliday.nullable(),
  shopFee: s.money,
  submitOrderGoodsInfoList: z.array(previewLine),
})

const severity = z.enum(['info', 'error'])
/** Why a line cannot be ordered. */
const lineFaults = ['offSale', 'limit', 'personLimit', 'personLimitRest', 'stockShort', 'soldOut'] as const

export const preview = z.object({
  /** Changes when anything the buyer would pay for changes. */
  previewVersion: z.string(),
  defaultAddress: address.nullable(),
  goodsMoney: s.money,
  shippingMoney: s.money,
  discountMoney: s.money,
  totalMoney: s.money,
  isFreeOfCharge: z.boolean(),
  /** Where a queue let the buyer in: until when the order has to be placed, and the time of the answer, in epoch ms. */
  orderByAt: z.int().optional(),
  serverTime: z.int().optional(),
  submitOrderInfoList: z.array(previewShop),
  messages: z.array(
    z.discriminatedUnion('code', [
      z.object({
        severity,
        code: z.literal([...lineFaults, 'priceChanged']),
        text: z.string(),
        goodsSpecId: s.id,
      }),
      z.object({ severity, code: z.literal('notDeliverable'), text: z.string(), shopId: s.id }),
      z.object({ severity, code: z.literal('addressMissing'), text: z.string() }),
    ]),
  ),
})
export type Preview = z.output<typeof preview>
export type PreviewShop = z.output<typeof previewShop>
export type PreviewLine = z.output<typeof previewLine>

s.nameShapes({ Preview: preview, PreviewLine: previewLine, PreviewShop: previewShop })
