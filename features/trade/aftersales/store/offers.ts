import { anyOf, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import type { PayType } from '@hojip/policy/channels'
import { sql, type RawBuilder } from 'kysely'
import type { OfferState } from '../rules/offer-state.ts'

/** An offer with its line, its order's number and its shop's name. */
export interface OfferRow {
  id: string
  orderId: string
  orderCode: string
  lineId: string
  userId: string
  shopId: string
  shopName: LocalText
  payType: PayType | null
  madeBy: string
  state: OfferState
  receiving: 0 | 1
  units: number
  unshipped: number
  fen: number
  remark: string
  madeAt: Date
  deadlineAt: Date
  refundId: string | null
  goodsId: string
  skuId: string
  goodsName: LocalText
  choiceName: LocalText
  picture: string | null
  priceFen: number
  quantity: number
  payFen: number
}

function offers(rest: RawBuilder<unknown>) {
  return sql<OfferRow>`
  select f.id, f.order_id as "orderId", o.code as "orderCode", o.pay_type as "payType", f.order_line_id as "lineId", f.user_id as "userId",
         f.shop_id as "shopId", s.name as "shopName", f.made_by as "madeBy", f.state, f.receiving, f.units, f.unshipped,
         f.fen, f.remark, f.made_at as "madeAt", f.deadline_at as "deadlineAt", f.refund_id as "refundId",
         l.goods_id as "goodsId", l.sku_id as "skuId", l.goods_name as "goodsName", l.choice_name as "choiceName",
         l.picture, l.price_fen as "priceFen", l.quantity, l.pay_fen as "payFen"
  from aftersales_offer f
  join orders o on o.id = f.order_id
  join order_line l on l.id = f.order_line_id
  join shop s on s.id = f.shop_id
  ${rest}`
}

/** Whose offers: those made to a buyer, or those of a staff member's shop. */
export type Party =
  | { role: 'buyer'; viewer: Pick<Viewer, 'userId'> }
  | { role: 'shop'; viewer: Pick<Viewer, 'shopId'> }

function ofParty(party: Party): RawBuilder<boolean> {
  // Null equals no id: viewers without a shop see no shop's offers.
  return party.role === 'buyer'
    ? sql`f.user_id = ${party.viewer.userId}`
    : sql`f.shop_id = ${party.viewer.shopId ?? null}`
}

/** The offers with these ids that the party may see. */
export async function offersOf(db: Db | Tx, party: Party, ids: readonly string[]): Promise<OfferRow[]> {
  if (ids.length === 0) return []
  return (await offers(sql`where f.id = ${anyOf(ids)} and ${ofParty(party)}`).execute(db)).rows
}

export async function ownOffer(
  db: Db | Tx,
  viewer: Pick<Viewer, 'userId'>,
  id: string,
): Promise<OfferRow | undefined> {
  return (await offersOf(db, { role: 'buyer', viewer }, [id]))[0]
}

const mostListed = 50

/** The party's offers of one order, or the open ones of all orders; the newest first. */
export async function listOffers(db: Db, party: Party, orderId: string | undefined): Promise<OfferRow[]> {
  const which = orderId === undefined ? sql`f.state = 'open'` : sql`f.order_id = ${orderId}`
  return (
    await offers(sql`where ${ofParty(party)} and ${which} order by f.id desc limit ${mostListed}`).execute(db)
  ).rows
}

/** An offer for machines, which have no viewer; undefined for an unknown one. */
export async function anyOffer(db: Db | Tx, id: string): Promise<OfferRow | undefined> {
  return (await offers(sql`where f.id = ${id}`).execute(db)).rows[0]
}

export interface NewOffer extends Pick<
  OfferRow,
  | 'id'
  | 'orderId'
  | 'lineId'
  | 'userId'
  | 'shopId'
  | 'madeBy'
  | 'receiving'
  | 'units'
  | 'unshipped'
  | 'fen'
  | 'remark'
> {
  at: Date
  deadlineAt: Date
}

/** Inserts an offer. False when the line already has an open one. */
export async function insertOffer(tx: Tx, o: NewOffer): Promise<boolean> {
  const { rows } = await sql`
    insert into aftersales_offer (id, order_id, order_line_id, user_id, shop_id, made_by, state, receiving, units,
                                  unshipped, fen, remark, made_at, deadline_at)
    values (${o.id}, ${o.orderId}, ${o.lineId}, ${o.userId}, ${o.shopId}, ${o.madeBy}, 'open', ${o.receiving}, ${o.units},
            ${o.unshipped}, ${o.fen}, ${o.remark}, ${o.at}, ${o.deadlineAt})
    on conflict (order_line_id) where state = 'open' do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** How many offers a line has had. */
export async function countOffers(tx: Tx, lineId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from aftersales_offer where order_line_id = ${lineId}`.execute(tx)
  return theRow(rows).n
}

type Which = { id: string } | { lineId: string } | { orderId: string }

/** Ends the open offers among those named; returns how many. The caller has locked the order. */
export async function endOffers(
  tx: Tx,
  state: Exclude<OfferState, 'open'>,
  which: Which,
  at: Date,
  refundId: string | null = null,
): Promise<number> {
  const named =
    'id' in which
      ? sql`id = ${which.id}`
      : 'lineId' in which
        ? sql`order_line_id = ${which.lineId}`
        : sql`order_id = ${which.orderId}`
  const { rows } = await sql`
    update aftersales_offer set state = ${state}, ended_at = ${at}, refund_id = ${refundId}
    where ${named} and state = 'open' returning id`.execute(tx)
  return rows.length
}
