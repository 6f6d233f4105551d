import { call, shapes as s, shopRead, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { shippingRefusals as r } from '../refusals.ts'

/** Orders that are packed together. */
const most = 500
const orderIds = z.array(s.id).min(1).max(most)

const pickRow = z.object({
  goodsSpecId: s.id,
  goodsName: z.string(),
  goodsSpec: z.string(),
  goodsSn: z.string(),
  goodsPic: z.string(),
  num: z.int(),
  orders: z.array(z.object({ orderCode: z.string(), num: z.int() })),
})

export const papersCalls = {
  'POST /bizConsole/queryPickList': call({
    summary:
      'What has to be fetched for orders to be shipped, summed by SKU and by order; without ids, for all that wait',
    ...shopRead,
    right: 'orders.read',
    input: z.object({ orderIds: orderIds.optional() }),
    output: z.object({
      list: z.array(pickRow),
      orders: z.array(
        z.object({
          pkId: s.id,
          orderCode: z.string(),
          consignee: z.string(),
          remark: z.string(),
          lines: z.array(
            z.object({ orderGoodsId: s.id, goodsName: z.string(), goodsSpec: z.string(), num: z.int() }),
          ),
        }),
      ),
      time: s.time,
      /** More orders wait than one list holds. */
      more: z.boolean(),
    }),
    refusals: [r.orderGone],
  }),
  'POST /bizConsole/checkLabels': call({
    summary:
      'The orders whose labels would have characters that no font of the mall has, to be asked before printing',
    ...shopRead,
    right: 'customers.read',
    input: z.object({ orderIds }),
    output: z.object({
      list: z.array(z.object({ pkId: s.id, orderCode: z.string(), characters: z.array(z.string()) })),
    }),
    refusals: [r.orderGone],
  }),
  'POST /bizConsole/printLabels': call({
    summary: 'Labels as a PDF with A6 pages: one for each parcel, and one for what has not been shipped yet',
    ...shopWrite,
    right: 'customers.read',
    input: z.object({ orderIds }),
    output: s.nothing,
    answers: { contentType: 'application/pdf', description: 'A file with a label on each page' },
    refusals: [r.orderGone],
  }),
}

export const mostOrdersOfPapers = most

s.nameShapes({ PickRow: pickRow })
