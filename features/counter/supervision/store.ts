import type { Db, Tx } from '@hojip/db'
import { limitOffset, type PageRequest, theRow, wordPatterns } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import type { CloseReason } from './rules/limits.ts'

export interface ShopRow {
  id: string
  slug: string
  name: LocalText
  mark: string
  hue: number
  fans: number
  createdAt: Date
  closedAt: Date | null
  closeReason: CloseReason | null
  products: number
  onSale: number
}

const columns = sql`
  s.id, s.slug, s.name, s.mark, s.hue, s.fans_count as fans, s.created_at as "createdAt", s.closed_at as "closedAt",
  s.close_reason as "closeReason", g.products, g.on_sale as "onSale"`
const counted = sql`
  cross join lateral (
    select count(*)::int as products, count(*) filter (where state in (1, 2))::int as on_sale
    from shop_product p where p.shop_id = s.id and p.state <> 4) g`

export type ShopState = 'all' | 'open' | 'closed'
export type ShopCounts = Record<ShopState, number>

function matching(words: string) {
  const patterns = wordPatterns(words)
  return patterns.length === 0
    ? sql`true`
    : sql`replace(concat(name->>'zh-CN', '|', name->>'en-US', '|', name->>'ko-KR', '|', slug), ' ', '')
          ilike all(${patterns}::text[])`
}

/** A page of shops, newest first, with the numbers of all of them by state. */
export async function shopsPage(
  db: Db,
  { words, state, ...page }: { words: string; state: ShopState } & PageRequest,
): Promise<{ rows: ShopRow[]; counts: ShopCounts }> {
  const ofState = state === 'all' ? sql`true` : sql`(closed_at is null) = ${state === 'open'}`
  const { rows } = await sql<ShopRow>`
    with hit as (
      select * from shop where ${matching(words)} and ${ofState}
      order by created_at desc, id ${limitOffset(page)})
    select ${columns} from hit s ${counted} order by s.created_at desc, s.id`.execute(db)
  const numbers = await sql<ShopCounts>`
    select count(*)::int as all, count(*) filter (where closed_at is null)::int as open,
      count(closed_at)::int as closed from shop where ${matching(words)}`.execute(db)
  return { rows, counts: theRow(numbers.rows) }
}

export interface FoundShopRow extends ShopRow {
  staff: number
  orders: number
  openOrders: number
  refunds: number
  isFollowing: boolean
}

export async function shopById(db: Db, id: string): Promise<FoundShopRow | undefined> {
  const { rows } = await sql<FoundShopRow>`
    select ${columns}, o.n as orders, o.open as "openOrders",
      (select count(*)::int from account_staff where shop_id = s.id) as staff,
      (select count(*)::int from aftersales_refund where shop_id = s.id) as refunds,
      case when s.closed_at is null then exists (select from goods where shop_id = s.id and closed_with_shop)
        else exists (select from goods where shop_id = s.id and is_on_sale) end as "isFollowing"
    from shop s ${counted}
    cross join lateral (
      select count(*)::int as n, count(*) filter (where status in (3, 4))::int as open
      from orders where shop_id = s.id) o
    where s.id = ${id}`.execute(db)
  return rows[0]
}

export interface HeldShop {
  name: LocalText
  closeReason: CloseReason | null
}

/** The shop, locked until the transaction ends. */
export async function shopHeld(tx: Tx, id: string): Promise<HeldShop | undefined> {
  const { rows } = await sql<HeldShop>`
    select name, close_reason as "closeReason" from shop where id = ${id} for no key update`.execute(tx)
  return rows[0]
}

export async function shopState(
  db: Db,
  id: string,
): Promise<{ closedAt: Date | null; closeReason: CloseReason | null }> {
  const { rows } = await sql<{ closedAt: Date | null; closeReason: CloseReason | null }>`
    select closed_at as "closedAt", close_reason as "closeReason" from shop where id = ${id}`.execute(db)
  return rows[0] ?? { closedAt: null, closeReason: null }
}

export interface EventRow {
  kind: 'closed' | 'opened'
  reason: CloseReason | null
  words: string
  userName: string
  at: Date
}

/** What operators have done about a shop: the last fifty acts, newest first. */
export async function eventsOf(db: Db, shopId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.kind, e.reason, e.words, a.name as "userName", e.at
    from shop_event e join account a on a.id = e.operator_id
    where e.shop_id = ${shopId} order by e.id desc limit 50`.execute(db)
  return rows
}

export async function insertEvent(
  tx: Tx,
  event: Omit<EventRow, 'userName'> & { shopId: string; operatorId: string },
): Promise<void> {
  await sql`
    insert into shop_event (id, shop_id, kind, reason, words, operator_id, at)
    values (${newId()}, ${event.shopId}, ${event.kind}, ${event.reason}, ${event.words}, ${event.operatorId},
            ${event.at})`.execute(tx)
}
