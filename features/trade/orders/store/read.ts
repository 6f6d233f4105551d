import type { Db, Tx } from '@hojip/db'
import { anyOf, limitOffset, type PageRequest, theRow, unanswered, wordPatterns } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { sql, type RawBuilder } from 'kysely'
import type { WantedKeys } from '../rules/order-search.ts'
import { orderStatuses, type OrderStatus } from '../rules/order-state.ts'
import { foundInShop } from './find.ts'
import type { LineRow, OrderRow, SnapshotContent } from './rows.ts'

/** Whole orders with shop and lines: the only shape in which this room reads them. */
export function orders(rest: RawBuilder<unknown>) {
  return sql<OrderRow>`
  select o.id, o.code, o.purchase_id as "purchaseId", p.code as "purchaseCode", o.user_id as "userId",
         o.shop_id as "shopId", s.name as "shopName", s.mark, s.hue, s.holiday as "shopHoliday", o.status, o.goods_fen as "goodsFen",
         o.shipping_fen as "shippingFen", o.discount_fen as "discountFen", o.total_fen as "totalFen",
         o.refunded_fen as "refundedFen", o.remark, o.consignee, o.phone, o.address, o.pay_type as "payType",
         o.created_at as "createdAt", o.paid_at as "paidAt", o.shipped_at as "shippedAt",
         o.delivered_at as "deliveredAt", o.finished_at as "finishedAt", o.is_confirmed as "isConfirmed", o.closed_at as "closedAt",
         o.close_reason as "closeReason", o.deadline_at as "deadlineAt", o.deadline_action as "deadlineAction",
         o.arrive_from_at as "arriveFromAt", o.arrive_to_at as "arriveToAt", o.ship_by_at as "shipByAt", o.is_extended as "isExtended", o.is_shop_extended as "isShopExtended",
         o.address_changed_at as "addressChangedAt",
         o.parcel_silent_at as "parcelSilentAt",
         o.parcel_returned_at as "parcelReturnedAt", nullif(o.freight, '{}') as freight, o.receipt_left_ms as "receiptLeftMs",
         o.reminded_at as "remindedAt", o.hidden_at as "hiddenAt",
         exists (select from account_staff f where f.user_id = o.user_id and f.shop_id = o.shop_id) as "isOwnShop",
         (select json_agg(json_build_object(
            'id', l.id, 'goodsId', l.goods_id, 'skuId', l.sku_id, 'goodsSn', l.goods_sn, 'goodsName', l.goods_name,
            'choiceName', l.choice_name, 'picture', l.picture, 'priceFen', l.price_fen, 'quantity', l.quantity,
            'payFen', l.pay_fen, 'shipped', l.shipped, 'refunded', l.refunded, 'refundedFen', l.refunded_fen,
            'cancelled', l.cancelled, 'refundId', l.refund_id, 'refundStatus', l.refund_status,
            'refundOpen', l.refund_open, 'refundFinal', l.refund_final,
            'refundTries', l.refund_tries, 'commented', l.commented, 'returnRule', l.return_rule) order by l.id)
          from order_line l where l.order_id = o.id) as lines
  from orders o join purchase p on p.id = o.purchase_id join shop s on s.id = o.shop_id
  ${rest}`
}

type Buyer = Pick<Viewer, 'userId'>
type Seller = Pick<Viewer, 'shopId'>

/** A viewer without a shop sees no shop's orders: null equals no id. */
function shopOf(viewer: Seller) {
  return viewer.shopId ?? null
}

/** One of the buyer's own orders; undefined for anybody else's. */
export async function ownOrder(db: Db | Tx, viewer: Buyer, id: string): Promise<OrderRow | undefined> {
  return (await orders(sql`where o.id = ${id} and o.user_id = ${viewer.userId}`).execute(db)).rows[0]
}

/** The same of many orders, each for its buyer. */
export async function ownOrders(
  db: Db | Tx,
  asked: readonly { orderId: string; userId: string }[],
): Promise<OrderRow[]> {
  const [ids, userIds] = [asked.map((one) => one.orderId), asked.map((one) => one.userId)]
  const { rows } = await orders(sql`
    where (o.id, o.user_id) in (select * from unnest(${ids}::uuid[], ${userIds}::uuid[])) order by o.id`).execute(
    db,
  )
  return rows
}

/** Whose order it is, for events that do not contain it; undefined for an unknown one. */
export async function ownerOfOrder(db: Db | Tx, id: string): Promise<string | undefined> {
  return (await db.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id
}

/** One order of the staff member's shop; undefined for another shop's. */
export async function shopOrder(db: Db | Tx, viewer: Seller, id: string): Promise<OrderRow | undefined> {
  return (await orders(sql`where o.id = ${id} and o.shop_id = ${shopOf(viewer)}`).execute(db)).rows[0]
}

/** The orders behind a pay id (an order's code or its purchase's); empty for another user's. */
export async function ordersOfPayId(db: Db | Tx, viewer: Buyer, payId: string): Promise<OrderRow[]> {
  return (
    await orders(sql`
      where o.user_id = ${viewer.userId}
        and (o.code = ${payId} or o.purchase_id = (select id from purchase where code = ${payId}))
      order by o.id`).execute(db)
  ).rows
}

/** The orders of these purchases, as far as they are of the buyers named with them. */
export async function ordersOfPurchases(
  tx: Tx,
  all: readonly { purchaseId: string; userId: string }[],
): Promise<OrderRow[]> {
  const purchases = all.map(({ purchaseId }) => purchaseId)
  const buyers = all.map(({ userId }) => userId)
  return (
    await orders(sql`
      where (o.purchase_id, o.user_id) in (
        select purchase_id, user_id from unnest(${purchases}::uuid[], ${buyers}::uuid[]) as w (purchase_id, user_id))
      order by o.id`).execute(tx)
  ).rows
}

const lockOrders = unanswered(
  (ids: readonly string[]) => sql`select id from orders where id = ${anyOf(ids)} order by id for update`,
)

/**
 * For payments, carriers and jobs, which act on orders without a viewer. Locks the rows in id order before
 * reading, so that what is read is what will be changed.
 */
export async function lockedOrders(tx: Tx, ids: readonly string[]): Promise<OrderRow[]> {
  await lockOrders(tx, ids)
  return (await orders(sql`where o.id = ${anyOf(ids)} order by o.id`).execute(tx)).rows
}

export interface ListWish extends PageRequest {
  /** Only orders of this shop. */
  shopId?: string | undefined
  orderCode?: string | undefined
  from?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
  /** -1 for all. */
  status: OrderStatus | -1
  words?: string | undefined
}

/** What a shop may ask of its orders besides. */
export interface ShopWish extends ListWish {
  /** What `words` are looked up by. */
  keys?: WantedKeys | undefined
  /** What `from` and `until` are about. */
  timeOf?: 'placed' | 'paid' | 'shipped' | undefined
  leastFen?: number | undefined
  mostFen?: number | undefined
}

const times = { placed: sql`o.created_at`, paid: sql`o.paid_at`, shipped: sql`o.shipped_at` }

const lineNames = sql`(select string_agg(n.value, '|') from order_line l cross join jsonb_each_text(l.goods_name) n
  where l.order_id = o.id)`
const shopNames = sql`(select string_agg(n.value, '|') from shop s cross join jsonb_each_text(s.name) n
  where s.id = o.shop_id)`

/**
 * The buyer's orders with this number, or with one that begins or ends so, or whose products' or shop's names in any
 * language have every word.
 */
function fits(words: string) {
  const number = words.normalize('NFKC').trim()
  const patterns = wordPatterns(words)
  if (patterns.length === 0) return sql`false`
  const parts = /^\d{4,19}$/.test(number) ? [`${number}%`, `%${number}`] : []
  return sql`(o.code = ${number} or p.code = ${number} or o.code like any(${parts}::text[])
    or concat_ws('|', ${lineNames}, ${shopNames}) ilike all(${patterns}::text[]))`
}

/** Only the requested conditions are in the text, so that each kind of list gets its own plan. */
function wished({ status, shopId, orderCode, from, until, timeOf = 'placed' }: ShopWish) {
  return sql`
  ${status === -1 ? sql`` : sql`and o.status = ${status}`}
  ${shopId === undefined ? sql`` : sql`and o.shop_id = ${shopId}`}
  ${orderCode === undefined ? sql`` : sql`and (o.code = ${orderCode} or p.code = ${orderCode})`}
  ${from === undefined ? sql`` : sql`and ${times[timeOf]} >= ${from}`}
  ${until === undefined ? sql`` : sql`and ${times[timeOf]} < ${until}`}`
}

/** The ids as an array: joined, a few of them may be looked for by reading through the orders of the whole mall. */
function wishedByShop(viewer: Seller, wish: ShopWish) {
  const { words, keys, leastFen, mostFen } = wish
  return sql`where o.shop_id = ${shopOf(viewer)} ${wished(wish)}
  ${leastFen === undefined ? sql`` : sql`and o.total_fen >= ${leastFen}`}
  ${mostFen === undefined ? sql`` : sql`and o.total_fen <= ${mostFen}`}
  ${words && keys ? sql`and o.id = any(array(${foundInShop(sql`${shopOf(viewer)}::uuid`, words, keys)}))` : sql``}`
}

/** The tables of the conditions: purchases are joined only when a condition names them. */
function searched({ orderCode, words }: ListWish) {
  return orderCode === undefined && !words
    ? sql`orders o`
    : sql`orders o join purchase p on p.id = o.purchase_id`
}

/**
 * Searches a buyer's orders, newest first; hidden ones are left out. The page is found by ids alone, so that
 * lines are read only for its own orders.
 */
export async function searchOwnOrders(db: Db, viewer: Buyer, wish: ListWish) {
  const mine = sql`from ${searched(wish)} where o.user_id = ${viewer.userId} and o.hidden_at is null ${wished(wish)}
    ${wish.words ? sql`and ${fits(wish.words)}` : sql``}`
  const page = sql`select o.id ${mine} order by o.id desc ${limitOffset(wish)}`
  const { rows } = await orders(sql`where o.id = any(array(${page})) order by o.id desc`).execute(db)
  const total = await sql<{ n: number }>`select count(*) as n ${mine}`.execute(db)
  return { rows, total: theRow(total.rows).n }
}

/** The shop's orders: those to ship oldest first, others newest first. */
export async function shopOrders(db: Db, viewer: Seller, wish: ShopWish): Promise<OrderRow[]> {
  const way = wish.status === orderStatuses.toShip ? sql`o.paid_at, o.id` : sql`o.id desc`
  const ours = sql`from ${searched(wish)} ${wishedByShop(viewer, wish)}`
  const page = sql`select o.id ${ours} order by ${way} ${limitOffset(wish)}`
  return (await orders(sql`where o.id = any(array(${page})) order by ${way}`).execute(db)).rows
}

/**
 * Orders of the shop, the ones paid first on top: those with these ids in any state, or, without ids, all that wait to
 * be shipped. Another shop's are left out.
 */
export async function shopOrdersToPack(
  db: Db,
  viewer: Seller,
  wish: { ids: readonly string[] | undefined; most: number },
): Promise<OrderRow[]> {
  const which = wish.ids ? sql`o.id = ${anyOf(wish.ids)}` : sql`o.status = ${orderStatuses.toShip}`
  return (
    await orders(
      sql`where o.shop_id = ${shopOf(viewer)} and ${which} order by o.paid_at, o.id limit ${wish.most}`,
    ).execute(db)
  ).rows
}

/** The shop's orders with these numbers. */
export async function shopOrdersByCode(
  db: Db,
  viewer: Seller,
  codes: readonly string[],
): Promise<OrderRow[]> {
  return (
    await orders(sql`where o.shop_id = ${shopOf(viewer)} and o.code = ${anyOf(codes, 'text')}`).execute(db)
  ).rows
}

export interface StatusCount {
  status: OrderStatus
  n: number
}

/** The shop's orders per status: from the sums in `order_shop_tally`, or counted for a search. */
export async function countShopOrders(db: Db, viewer: Seller, wish: ShopWish): Promise<StatusCount[]> {
  const { words, orderCode, from, until, leastFen, mostFen } = wish
  if ([words || undefined, orderCode, from, until, leastFen, mostFen].every((one) => one === undefined)) {
    const { rows } = await sql<StatusCount>`
      select status, sum(n)::int as n from order_shop_tally where shop_id = ${shopOf(viewer)}
      group by status having sum(n) <> 0`.execute(db)
    return rows
  }
  const { rows } = await sql<StatusCount>`
    select o.status, count(*) as n from ${searched(wish)} ${wishedByShop(viewer, { ...wish, status: -1 })}
    group by o.status`.execute(db)
  return rows
}

interface OwnCount extends StatusCount {
  refunding: number
}

/** The buyer's orders per status, and how many of them have a refund under way. */
export async function countOwnOrders(db: Db | Tx, viewer: Buyer): Promise<OwnCount[]> {
  const { rows } = await sql<OwnCount>`
    select o.status, count(*) as n, count(*) filter (where l.refunding) as refunding
    from orders o
    left join lateral (
      select bool_or(refund_status in (1, 2, 6, 7)) as refunding from order_line l where l.order_id = o.id) l on o.status in (3, 4, 5)
    where o.user_id = ${viewer.userId} and o.hidden_at is null group by o.status`.execute(db)
  return rows
}

export interface EventRow {
  seq: number
  type: string
  actor: string
  data: Record<string, unknown>
  at: Date
}

/** @param afterSeq only what happened after this event */
export async function eventsOf(db: Db, orderId: string, afterSeq: number): Promise<EventRow[]> {
  return db
    .selectFrom('order_event')
    .select(['seq', 'type', 'actor', 'data', 'at'])
    .where('order_id', '=', orderId)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .execute()
}

/** A bought product as its page was then; null content when that was not stored. */
export interface SnapshotRow {
  line: LineRow
  boughtAt: Date
  content: SnapshotContent | null
  /** The index of the bought value on each axis of the content's options. */
  choice: number[]
  takenAt: Date | null
}

export async function snapshotOf(
  db: Db,
  viewer: Buyer,
  orderId: string,
  lineId: string,
): Promise<SnapshotRow | undefined> {
  const order = await ownOrder(db, viewer, orderId)
  const line = order?.lines.find(({ id }) => id === lineId)
  if (!order || !line) return undefined
  const { rows } = await sql<Pick<SnapshotRow, 'content' | 'choice' | 'takenAt'>>`
    select s.content, k.choice, s.taken_at as "takenAt" from order_line l join sku k on k.id = l.sku_id
    join goods_snapshot s on s.goods_id = l.goods_id and s.version = l.goods_version
    where l.id = ${lineId}`.execute(db)
  return { line, boughtAt: order.createdAt, ...(rows[0] ?? { content: null, choice: [], takenAt: null }) }
}
