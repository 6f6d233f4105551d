import { anyOf } from '@hojip/platform/db'
import type { BlockReason } from '@hojip/accounts/block-reasons'
import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'

export interface PersonRow {
  id: string
  name: string
  phone: string | null
  role: 'shopper' | 'staff' | 'operator'
  login: string | null
  locale: string | null
  shopName: LocalText | null
  createdAt: Date
  signedInAt: Date | null
  closedAt: Date | null
  blockedAt: Date | null
  blockReason: BlockReason | null
}

const columns = sql`
  a.id, a.name, a.phone, a.role, a.login, a.locale, s.name as "shopName", a.created_at as "createdAt",
  a.signed_in_at as "signedInAt", a.closed_at as "closedAt", a.blocked_at as "blockedAt",
  a.block_reason as "blockReason"`

const withShop = sql`left join account_staff f on f.user_id = a.id left join shop s on s.id = f.shop_id`

/** What to look for; each part by an index of its own. */
export interface PeopleSearch {
  /** In E.164; more than one where a number is valid in more than one country. */
  phones: readonly string[]
  /** The number of an order or of a purchase. */
  orderCode: string | undefined
  ids: { from: string; to: string } | undefined
  /** A login name, or how a nickname begins. */
  name: string
  limit: number
}

/** Escapes what LIKE reads as a wildcard. */
function prefixOf(text: string): string {
  return `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** People found by any part of the search, by name. */
export async function findPeople(
  db: Db,
  { phones, orderCode, ids, name, limit }: PeopleSearch,
): Promise<PersonRow[]> {
  const byOrder = sql`
    union select user_id from orders where code = ${orderCode}
    union select user_id from purchase where code = ${orderCode}`
  const byId = ids
    ? sql`union (select id from account where id between ${ids.from} and ${ids.to} order by id limit ${limit})`
    : sql``
  const { rows } = await sql<PersonRow>`
    with hit as (
      select id from account where phone = ${anyOf(phones, 'text')}
      union select id from account where login in (${name}, ${name.toLowerCase()})
      union (select id from account where lower(name) like ${prefixOf(name)} order by lower(name) using ~<~, id limit ${limit})
      ${orderCode === undefined ? sql`` : byOrder} ${byId}
    )
    select ${columns} from hit join account a on a.id = hit.id ${withShop}
    order by lower(a.name), a.id limit ${limit}`.execute(db)
  return rows
}

export interface FoundPersonRow extends PersonRow {
  orders: number
  openOrders: number
  refunds: number
  reports: number
}

export async function personById(db: Db, id: string): Promise<FoundPersonRow | undefined> {
  const { rows } = await sql<FoundPersonRow>`
    select ${columns}, o.n as orders, o.open as "openOrders",
      (select count(*)::int from aftersales_refund where user_id = a.id and hidden_at is null) as refunds,
      (select count(*)::int from report where user_id = a.id) as reports
    from account a ${withShop}
    cross join lateral (
      select coalesce(sum(n), 0)::int as n, coalesce(sum(n) filter (where status in (0, 3, 4)), 0)::int as open
      from order_tally where user_id = a.id) o
    where a.id = ${id}`.execute(db)
  return rows[0]
}

export interface EventRow {
  kind: 'phoneRead' | 'signedOut' | 'blocked' | 'unblocked'
  reason: BlockReason | null
  words: string
  userName: string
  at: Date
}

/** What operators have done about a person: the last fifty acts, newest first. */
export async function eventsOf(db: Db, userId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.kind, e.reason, e.words, a.name as "userName", e.at
    from person_event e join account a on a.id = e.operator_id
    where e.user_id = ${userId} order by e.id desc limit 50`.execute(db)
  return rows
}

export interface NewEvent {
  userId: string
  kind: EventRow['kind']
  operatorId: string
  reason?: BlockReason
  words: string
  at: Date
}

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await sql`
    insert into person_event (id, user_id, kind, operator_id, reason, words, at)
    values (${newId()}, ${event.userId}, ${event.kind}, ${event.operatorId}, ${event.reason ?? null},
            ${event.words}, ${event.at})`.execute(tx)
}
