import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { sql, type RawBuilder } from 'kysely'
import type { AddressRow, LogRow, RefundRow } from './rows.ts'

/** Whole applications: the one shape in which this room reads them. */
const refunds = (rest: RawBuilder<unknown>) => sql<RefundRow>`
  select r.id, r.code, r.order_id as "orderId", o.code as "orderCode", o.pay_type as "payType",
         r.order_line_id as "lineId", r.user_id as "userId", r.shop_id as "shopId", s.name as "shopName", s.mark, s.hue,
         r.status, r.type, r.receiving, r.reason, r.detail, r.files, r.contact, r.phone, r.units, r.unshipped,
         r.apply_fen as "applyFen", r.goods_fen as "goodsFen", r.shipping_fen as "shippingFen",
         r.is_whole as "isWhole", r.money, r.resalable, r.proposal, r.proposals,
         r.reject_reason as "rejectReason", r.reject_files as "rejectFiles", r.return_address as "returnAddress",
         r.return_parcel_id as "returnParcelId", r.arbitration, r.evidence_until as "evidenceUntil",
         r.deadline_at as "deadlineAt", r.deadline_action as "deadlineAction", r.applied_at as "appliedAt",
         r.done_at as "doneAt", r.came_back_at as "cameBackAt", r.hidden_at as "hiddenAt", r.try_no as "tryNo",
         r.replaced_by as "replacedBy", o.status = 99 as "isOrderClosed",
         exists (select from aftersales_return_address a where a.shop_id = r.shop_id) as "hasShopAddress",
         l.goods_id as "goodsId", l.sku_id as "skuId", l.goods_name as "goodsName", l.choice_name as "choiceName",
         l.picture, l.price_fen as "priceFen", l.quantity, l.pay_fen as "payFen"
  from aftersales_refund r
  join orders o on o.id = r.order_id
  join order_line l on l.id = r.order_line_id
  join shop s on s.id = r.shop_id
  ${rest}`

type Buyer = Pick<Viewer, 'userId'>
type Seller = Pick<Viewer, 'shopId'>
type Operator = Pick<Viewer, 'role'>

/** Nobody without a shop sees a shop's applications: null equals no id. */
const shopOf = (viewer: Seller) => viewer.shopId ?? null
const isMalls = ({ role }: Operator) => sql`${role}::text = 'operator'`

export type Finder = (db: Db | Tx, id: string) => Promise<RefundRow | undefined>

/** One of the buyer's own applications; undefined for anybody else's. */
export const ownRefund =
  (viewer: Buyer): Finder =>
  async (db, id) =>
    (await refunds(sql`where r.id = ${id} and r.user_id = ${viewer.userId}`).execute(db)).rows[0]

/** One application of the staff member's shop; undefined for another shop's. */
export const shopRefund =
  (viewer: Seller): Finder =>
  async (db, id) =>
    (await refunds(sql`where r.id = ${id} and r.shop_id = ${shopOf(viewer)}`).execute(db)).rows[0]

/** Any application, for operators. */
export const mallRefund =
  (viewer: Operator): Finder =>
  async (db, id) =>
    (await refunds(sql`where r.id = ${id} and ${isMalls(viewer)}`).execute(db)).rows[0]

/** For the clock, carriers and gateways, who have no viewer. */
export const refundOfMachines: Finder = async (db, id) =>
  (await refunds(sql`where r.id = ${id}`).execute(db)).rows[0]

/** For gateways, which know numbers. */
export const refundIdByCode = async (db: Db | Tx, code: string): Promise<string | undefined> =>
  (await db.selectFrom('aftersales_refund').select('id').where('code', '=', code).executeTakeFirst())?.id

/** The application under its lock, once its order is locked. */
export const lockedRefund = async (tx: Tx, id: string): Promise<RefundRow | undefined> => {
  await sql`select from aftersales_refund where id = ${id} for update`.execute(tx)
  return refundOfMachines(tx, id)
}

/** All applications of an order that the caller has been allowed to see, oldest first. */
export const refundsOfOrder = async (db: Db | Tx, orderId: string): Promise<RefundRow[]> =>
  (await refunds(sql`where r.order_id = ${orderId} order by r.id`).execute(db)).rows

export interface ListWish {
  statuses?: readonly number[] | undefined
  pkId?: string | undefined
  orderId?: string | undefined
  /** An order's or an application's number. */
  code?: string | undefined
  arbitration?: 'none' | 'open' | 'decided' | undefined
  pageNum: number
  pageSize: number
}

const wished = ({ statuses, pkId, orderId, code, arbitration }: ListWish) => sql`
  ${statuses === undefined ? sql`` : sql`and r.status = any(${statuses}::int[])`}
  ${pkId === undefined ? sql`` : sql`and r.id = ${pkId}`}
  ${orderId === undefined ? sql`` : sql`and r.order_id = ${orderId}`}
  ${code === undefined ? sql`` : sql`and (r.code = ${code} or o.code = ${code})`}
  ${arbitration === undefined ? sql`` : sql`and r.arbitration = ${arbitration}`}`

const slice = ({ pageNum, pageSize }: ListWish) => sql`limit ${pageSize} offset ${(pageNum - 1) * pageSize}`

const owns = (viewer: Buyer) => sql`r.user_id = ${viewer.userId} and r.hidden_at is null`
const sells = (viewer: Seller) => sql`r.shop_id = ${shopOf(viewer)}`

/** The buyer's applications, newest first; removed ones stay away. */
export const ownRefunds = async (db: Db, viewer: Buyer, wish: ListWish): Promise<RefundRow[]> =>
  (await refunds(sql`where ${owns(viewer)} ${wished(wish)} order by r.id desc ${slice(wish)}`).execute(db))
    .rows

/** The shop's applications: what runs out first comes first, what is over comes last. */
export const shopRefunds = async (db: Db, viewer: Seller, wish: ListWish): Promise<RefundRow[]> => {
  const way = sql`order by r.deadline_at nulls last, r.id desc`
  return (await refunds(sql`where ${sells(viewer)} ${wished(wish)} ${way} ${slice(wish)}`).execute(db)).rows
}

export interface StateCount {
  status: number
  arbitration: 'none' | 'open' | 'decided'
  n: number
}

const anyState = { statuses: undefined, arbitration: undefined }

/** Of every state, whichever is wished for. */
const count = async (db: Db, whose: RawBuilder<unknown>, wish: ListWish): Promise<StateCount[]> =>
  (
    await sql<StateCount>`
      select r.status, r.arbitration, count(*) as n from aftersales_refund r join orders o on o.id = r.order_id
      where ${whose} ${wished({ ...wish, ...anyState })} group by r.status, r.arbitration`.execute(db)
  ).rows

export const countOwnRefunds = (db: Db, viewer: Buyer, wish: ListWish) => count(db, owns(viewer), wish)
export const countShopRefunds = (db: Db, viewer: Seller, wish: ListWish) => count(db, sells(viewer), wish)

interface Page {
  rows: RefundRow[]
  total: number
}

const pageOf = async (db: Db, which: RawBuilder<unknown>, wish: ListWish): Promise<Page> => {
  const [list, total] = await Promise.all([
    refunds(sql`where ${which} order by r.id ${slice(wish)}`).execute(db),
    sql<{ n: number }>`select count(*) as n from aftersales_refund r where ${which}`.execute(db),
  ])
  return { rows: list.rows, total: total.rows[0]!.n }
}

/** On which the mall was asked, oldest first. */
export const arbitrations = (db: Db, viewer: Operator, state: 'open' | 'decided', wish: ListWish) =>
  pageOf(db, sql`${isMalls(viewer)} and r.arbitration = ${state}`, wish)

/** Whose money does not arrive, oldest first. */
export const moneyFaults = (db: Db, viewer: Operator, wish: ListWish) =>
  pageOf(db, sql`${isMalls(viewer)} and r.money in ('stuck', 'failed')`, wish)

/** What was said and done about an application that the caller has been allowed to see. */
export const logsOf = async (db: Db | Tx, refundId: string): Promise<LogRow[]> =>
  (
    await sql<LogRow>`
      select seq, at, role, action, to_status as "toStatus", text, files
      from aftersales_log where refund_id = ${refundId} order by seq`.execute(db)
  ).rows

/** How often a side has done that. */
export const timesOf = async (tx: Tx, refundId: string, role: string, action: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from aftersales_log
    where refund_id = ${refundId} and role = ${role} and action = ${action}`.execute(tx)
  return rows[0]!.n
}

export const shopAddress = async (db: Db | Tx, viewer: Seller): Promise<AddressRow | undefined> =>
  db
    .selectFrom('aftersales_return_address')
    .select(['consignee', 'phone', 'address'])
    .where('shop_id', '=', shopOf(viewer))
    .executeTakeFirst()
