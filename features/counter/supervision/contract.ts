import { call, shapes as s, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { supervisionRefusals as r } from './refusals.ts'

const reason = z.enum(['fraud', 'fake', 'forbidden', 'service', 'papers', 'asked'])
/** Why the operator does this; only operators read it. */
const words = s.words(2, 300)

const shop = z.object({
  pkId: s.id,
  shopName: z.string(),
  slug: z.string(),
  mark: z.string(),
  hue: z.int(),
  state: z.enum(['open', 'closed']),
  /** Absent while it is open. */
  closeReason: reason.optional(),
  closeTime: s.time.nullable(),
  goodsNum: z.int(),
  onSaleNum: z.int(),
  fansNum: z.int(),
  gmtCreate: s.time,
})

const limit = z.int().min(0).max(1_000_000).nullable()
const found = shop.extend({
  /** What operators allow this shop; null for what the mall allows every shop. */
  mostGoodsNum: limit,
  usualMostGoodsNum: z.int(),
  staffNum: z.int(),
  /** All orders, and those that are paid and not complete. */
  orderNum: z.int(),
  openOrderNum: z.int(),
  refundNum: z.int(),
  /** Whether products are still being taken off sale, or put on sale again. */
  isFollowing: z.boolean(),
  /** What operators have done about this shop, newest first. */
  events: z.array(
    z.object({
      kind: z.enum(['closed', 'opened']),
      reason: reason.nullable(),
      words: z.string(),
      userName: z.string(),
      gmtCreate: s.time,
    }),
  ),
})

export const supervisionCalls = {
  'POST /sysConsole/queryShops': call({
    summary:
      'Shops whose name in some language, or the last part of whose address, has these words; newest first',
    ...mallRead,
    input: z.object({
      ...s.pageInput,
      words: s.words(0, 40).default(''),
      state: z.enum(['all', 'open', 'closed']).default('all'),
    }),
    output: s.pageOf(shop).extend({ counts: z.object({ all: z.int(), open: z.int(), closed: z.int() }) }),
  }),
  'GET /sysConsole/findShop/{pkId}': call({
    summary: 'One shop: its products, orders and staff in numbers, and what operators have done about it',
    ...mallRead,
    input: z.object({ pkId: s.id }),
    output: found,
    refusals: [r.shopGone],
  }),
  'POST /sysConsole/closeShop': call({
    summary:
      'Closes a shop: nothing of it can be bought from now on, and its products leave the lists; orders and after-sales go on',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ pkId: s.id, reason, words }),
    output: s.nothing,
    refusals: [r.shopGone, r.changed],
  }),
  'POST /sysConsole/openShop': call({
    summary: 'Opens a closed shop; what was on sale when it was closed goes on sale again',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ pkId: s.id, words }),
    output: s.nothing,
    refusals: [r.shopGone, r.changed],
  }),
  'POST /sysConsole/limitShop': call({
    summary: 'Allows a shop so many products, or as many as every other shop; those above it stay',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ pkId: s.id, before: limit, mostGoodsNum: limit }),
    output: s.nothing,
    refusals: [r.shopGone, r.changed],
  }),
  'GET /bizConsole/queryShopState': call({
    summary: 'Whether the mall has closed the shop, and why',
    auth: 'staff',
    owner: 'shop',
    right: 'figures.read',
    cache: 'none',
    rate: 'read',
    input: s.noInput,
    output: z.object({ closeReason: reason.optional(), closeTime: s.time.nullable() }),
  }),
}

export type SupervisionCalls = typeof supervisionCalls
export type SupervisedShop = z.output<typeof shop>
export type FoundShop = z.output<typeof found>
declare module '@hojip/platform/client' {
  interface AllCalls extends SupervisionCalls {}
}

s.nameShapes({ SupervisedShopDetail: found, SupervisedShop: shop })
