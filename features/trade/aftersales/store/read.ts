import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { sql, type RawBuilder } from 'kysely'
import { codeOfNumber } from '../rules/refund-number.ts'
import type { AddressRow, LogRow, RefundRow } from './rows.ts'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

/** Selects applications in the one shape in which this room reads them. */
function refunds(rest: RawBuilder<unknown>) {
  return sql<RefundRow>`
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
}

type Buyer = Pick<Viewer, 'userId'>
type Seller = Pick<Viewer, 'shopId'>
type Operator = Pick<Viewer, 'role'>

/** The viewer's shop, or null, which equals no id: viewers without a shop see no shop's applications. */
function shopOf(viewer: Seller) {
  return viewer.shopId ?? null
}

function isMalls({ role }: Operator) {
  return sql`${role}::text = 'operator'`
}

export type Finder = (db: Db | Tx, id: string) => Promise<RefundRow | undefined>

/** One of the buyer's own applications; undefined for anybody else's. */
export function ownRefund(viewer: Buyer): Finder {
  return async (db, id) =>
    (await refunds(sql`where r.id = ${id} and r.user_id = ${viewer.userId}`).execute(db)).rows[0]
}

/** One application of the staff member's shop; undefined for another shop's. */
export function shopRefund(viewer: Seller): Finder {
  return async (db, id) =>
    (await refunds(sql`where r.id = ${id} and r.shop_id = ${shopOf(viewer)}`).execute(db)).rows[0]
}

/** Any application, for operators. */
export function mallRefund(viewer: Operator): Finder {
  return async (db, id) => (await refunds(sql`where r.id = ${id} and ${isMalls(viewer)}`).execute(db)).rows[0]
}

/** One application by id, for deadlines, carriers and gateways, which have no viewer. */
export const refundOfMachines: Finder = async (db, id) =>
  (await refunds(sql`where r.id = ${id}`).execute(db)).rows[0]

/** The id of the application whose money has this number, for gateways, which know refund numbers only. */
export async function refundIdByNumber(db: Db | Tx, outRefundNo: string): Promise<string | undefined> {
  const code = codeOfNumber(outRefundNo)
  return (await db.selectFrom('aftersales_refund').select('id').where('code', '=', code).executeTakeFirst())
    ?.id
}

/** Locks and reads an application. The caller has locked its order before. */
export async function lockedRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  await sql`select from aftersales_refund where id = ${id} for update`.execute(tx)
  return refundOfMachines(tx, id)
}

/** All applications of an order, oldest first. The caller has checked that the viewer may see the order. */
export async function refundsOfOrder(db: Db | Tx, orderId: string): Promise<RefundRow[]> {
  return (await refunds(sql`where r.order_id = ${orderId} order by r.id`).execute(db)).rows
}

export interface ListWish extends PageRequest {
  statuses?: readonly number[] | undefined
  pkId?: string | undefined
  orderId?: string | undefined
  /** An order's or an application's number. */
  code?: string | undefined
  arbitration?: 'none' | 'open' | 'decided' | undefined
}

/** This number of an application or its order, or from four digits on one that begins or ends so. */
function ofNumber(code: string) {
  const parts = /^\d{4,}$/.test(code) ? [`${code}%`, `%${code}`] : []
  return sql`(r.code = ${code} or o.code = ${code} or r.code like any(${parts}::text[]) or o.code like any(${parts}::text[]))`
}

function wished({ statuses, pkId, orderId, code, arbitration }: ListWish) {
  return sql`
  ${statuses === undefined ? sql`` : sql`and r.status = any(${statuses}::int[])`}
  ${pkId === undefined ? sql`` : sql`and r.id = ${pkId}`}
  ${orderId === undefined ? sql`` : sql`and r.order_id = ${orderId}`}
  ${code === undefined ? sql`` : sql`and ${ofNumber(code)}`}
  ${arbitration === undefined ? sql`` : sql`and r.arbitration = ${arbitration}`}`
}

function owns(viewer: Buyer) {
  return sql`r.user_id = ${viewer.userId} and r.hidden_at is null`
}

function sells(viewer: Seller) {
  return sql`r.shop_id = ${shopOf(viewer)}`
}

/** The buyer's applications without the removed ones, newest first. */
export async function ownRefunds(db: Db, viewer: Buyer, wish: ListWish): Promise<RefundRow[]> {
  return (
    await refunds(sql`where ${owns(viewer)} ${wished(wish)} order by r.id desc ${limitOffset(wish)}`).execute(
      db,
    )
  ).rows
}

/** The shop's applications, the earliest deadline first and finished ones last. */
export async function shopRefunds(db: Db, viewer: Seller, wish: ListWish): Promise<RefundRow[]> {
  const way = sql`order by r.deadline_at nulls last, r.id desc`
  return (await refunds(sql`where ${sells(viewer)} ${wished(wish)} ${way} ${limitOffset(wish)}`).execute(db))
    .rows
}

export interface StateCount {
  status: number
  arbitration: 'none' | 'open' | 'decided'
  n: number
}

const anyState = { statuses: undefined, arbitration: undefined }

/** Counts applications by state, whatever state the list is filtered by. */
async function count(db: Db, whose: RawBuilder<unknown>, wish: ListWish): Promise<StateCount[]> {
  return (
    await sql<StateCount>`
      select r.status, r.arbitration, count(*) as n from aftersales_refund r join orders o on o.id = r.order_id
      where ${whose} ${wished({ ...wish, ...anyState })} group by r.status, r.arbitration`.execute(db)
  ).rows
}

export function countOwnRefunds(db: Db, viewer: Buyer, wish: ListWish) {
  return count(db, owns(viewer), wish)
}

export function countShopRefunds(db: Db, viewer: Seller, wish: ListWish) {
  return count(db, sells(viewer), wish)
}

interface Page {
  rows: RefundRow[]
  total: number
}

async function pageOf(db: Db, which: RawBuilder<unknown>, wish: ListWish): Promise<Page> {
  const [list, total] = await Promise.all([
    refunds(sql`where ${which} order by r.id ${limitOffset(wish)}`).execute(db),
    sql<{ n: number }>`select count(*) as n from aftersales_refund r where ${which}`.execute(db),
  ])
  return { rows: list.rows, total: theRow(total.rows).n }
}

/** Applications with an appeal, oldest first. */
export function arbitrations(db: Db, viewer: Operator, state: 'open' | 'decided', wish: ListWish) {
  return pageOf(db, sql`${isMalls(viewer)} and r.arbitration = ${state}`, wish)
}

/** Applications whose refund does not arrive, oldest first. */
export function moneyFaults(db: Db, viewer: Operator, wish: ListWish) {
  return pageOf(db, sql`${isMalls(viewer)} and r.money in ('stuck', 'failed')`, wish)
}

/** The log of an application. The caller has checked that the viewer may see it. */
export async function logsOf(db: Db | Tx, refundId: string): Promise<LogRow[]> {
  return (
    await sql<LogRow>`
      select seq, at, role, action, to_status as "toStatus", text, files
      from aftersales_log where refund_id = ${refundId} order by seq`.execute(db)
  ).rows
}

/** The pictures that somebody has shown about a line's applications. */
export async function evidenceOfLine(tx: Tx, { userId }: Buyer, lineId: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select distinct file from aftersales_refund r
    join aftersales_log l on l.refund_id = r.id
    cross join jsonb_array_elements_text(l.files) as file
    where r.order_line_id = ${lineId} and l.actor_id = ${userId}`.execute(tx)
  return rows.map(({ file }) => file)
}

/** How often a role has taken an action on an application. */
export async function timesOf(tx: Tx, refundId: string, role: string, action: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from aftersales_log
    where refund_id = ${refundId} and role = ${role} and action = ${action}`.execute(tx)
  return theRow(rows).n
}

/** The shop's default return address. */
export async function shopAddress(db: Db | Tx, viewer: Seller): Promise<AddressRow | undefined> {
  return db
    .selectFrom('aftersales_return_address')
    .select(['consignee', 'phone', 'address'])
    .where('shop_id', '=', shopOf(viewer))
    .where('is_default', '=', true)
    .executeTakeFirst()
}
