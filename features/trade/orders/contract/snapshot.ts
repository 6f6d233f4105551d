import { returns } from '@hojip/catalog/contract'
import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

/** The page of a product as it was bought. */
export const snapshot = z.object({
  ...returns,
  goodsId: s.id,
  goodsName: z.string(),
  goodsSn: z.string(),
  goodsSpec: z.string(),
  goodsPic: z.string(),
  goodsPrice: s.money,
  goodsNum: z.int(),
  payMoney: s.money,
  orderTime: s.time,
  selling: z.string(),
  goodsBrand: z.string(),
  goodsImg: z.array(z.string()),
  goodsParam: z.array(z.object({ name: z.string(), value: z.string() })),
  goodsDetail: z.array(
    z.object({ title: z.string(), text: z.string(), goodsDetailImg: z.string().nullable() }),
  ),
  /** Sanitised HTML of imported products; '' for others. */
  bodyHtml: z.string(),
})
