import type { Db } from '@hojip/db'
import { offsetOf, statement, theRow } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import type { OrderStatus } from '../rules/order-state.ts'
import { orders, searchOwnOrders, type ListWish } from './read.ts'
import type { OrderRow } from './rows.ts'

type Buyer = Pick<Viewer, 'userId'>

function tally(userId: string) {
  return sql`
  select coalesce(sum(n), 0)::int as n from order_tally where user_id = ${userId}`
}

function tallyOf(userId: string, status: OrderStatus) {
  return sql`
  select coalesce(sum(n), 0)::int as n from order_tally where user_id = ${userId} and status = ${status}`
}

const ofAll = statement((userId: string) => sql<{ n: number }>`${tally(userId)}`)
const ofOne = statement(
  (userId: string, status: OrderStatus) => sql<{ n: number }>`${tallyOf(userId, status)}`,
)

/** How many orders a buyer sees, in all states (-1) or in one, from the sums in `order_tally`. */
async function countListed(db: Db, { userId }: Buyer, status: OrderStatus | -1): Promise<number> {
  return theRow(await (status === -1 ? ofAll(db, userId) : ofOne(db, userId, status))).n
}

type Way = 'asc' | 'desc'
const ways = { asc: sql`asc`, desc: sql`desc` }

/** An order with the length of its list: one statement, one round trip for both. */
type Listed = OrderRow & { total: number }

/** One statement for each kind of list and each end to begin at, so that each gets its own plan. */
function pageOfAll(way: Way) {
  return statement(
    (userId: string, limit: number, offset: number) => sql<Listed>`
      select page.*, (${tally(userId)}) as total from (${orders(sql`where o.id = any(array(
        select o.id from orders o where o.user_id = ${userId} and o.hidden_at is null
        order by o.id ${ways[way]} limit ${limit} offset ${offset}))`)}) page
      order by id desc`,
  )
}

function pageOfOne(way: Way) {
  return statement(
    (userId: string, status: OrderStatus, limit: number, offset: number) => sql<Listed>`
      select page.*, (${tallyOf(userId, status)}) as total from (${orders(sql`where o.id = any(array(
        select o.id from orders o where o.user_id = ${userId} and o.hidden_at is null and o.status = ${status}
        order by o.id ${ways[way]} limit ${limit} offset ${offset}))`)}) page
      order by id desc`,
  )
}

const pagesOfAll = { asc: pageOfAll('asc'), desc: pageOfAll('desc') }
const pagesOfOne = { asc: pageOfOne('asc'), desc: pageOfOne('desc') }

interface Slice {
  limit: number
  offset: number
}

function pageOf(db: Db, { userId }: Buyer, status: OrderStatus | -1, way: Way, { limit, offset }: Slice) {
  return status === -1
    ? pagesOfAll[way](db, userId, limit, offset)
    : pagesOfOne[way](db, userId, status, limit, offset)
}

/** Beyond this offset it pays to count first, and to begin at the nearer end of the list. */
const nearEnough = 200

async function listed(db: Db, viewer: Buyer, { status, ...page }: ListWish) {
  const offset = offsetOf(page)
  if (offset <= nearEnough) {
    const rows = await pageOf(db, viewer, status, 'desc', { limit: page.pageSize, offset })
    return { rows, total: rows[0]?.total ?? (await countListed(db, viewer, status)) }
  }
  const total = await countListed(db, viewer, status)
  if (offset >= total) return { rows: [] as OrderRow[], total }
  const limit = Math.min(page.pageSize, total - offset)
  const fromEnd = total - offset - limit
  const rows = await (fromEnd < offset
    ? pageOf(db, viewer, status, 'asc', { limit, offset: fromEnd })
    : pageOf(db, viewer, status, 'desc', { limit, offset }))
  return { rows, total }
}

/** The buyer's orders, newest first; hidden ones are left out. */
export function ownOrders(
  db: Db,
  viewer: Buyer,
  wish: ListWish,
): Promise<{ rows: OrderRow[]; total: number }> {
  const { words, shopId, orderCode, from, until } = wish
  const isSearch = [words || undefined, shopId, orderCode, from, until].some((one) => one !== undefined)
  return isSearch ? searchOwnOrders(db, viewer, wish) : listed(db, viewer, wish)
}

/** More changes than this of one buyer, or one shop, are summed up. */
const manyChanges = 40

/** Replaces the many changes of one buyer or shop by one row per state; concurrent changes stay as rows beside it. */
export async function sumTallies(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from order_tally where user_id in (
        select user_id from order_tally group by user_id having count(*) > ${manyChanges})
      returning user_id, status, n
    )
    insert into order_tally (user_id, status, n)
    select user_id, status, sum(n)::int from gone group by user_id, status having sum(n) <> 0`.execute(db)
  await sql`
    with gone as (
      delete from order_shop_tally where shop_id in (
        select shop_id from order_shop_tally group by shop_id having count(*) > ${manyChanges})
      returning shop_id, status, n
    )
    insert into order_shop_tally (shop_id, status, n)
    select shop_id, status, sum(n)::int from gone group by shop_id, status having sum(n) <> 0`.execute(db)
}
