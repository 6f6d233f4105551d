import { addressesQuery, addressQuery, type AddressRow } from '@hojip/addresses/store'
import { pricesWhenAddedQuery, withoutBought, type BoughtSku } from '@hojip/cart/store'
import { forSaleQuery, type ForSaleRow } from '@hojip/catalog/for-sale'
import type { Db, Tx } from '@hojip/db'
import { stockHeld, type HoldLine } from '@hojip/inventory/store'
import {
  boughtQuery,
  ordersPlaced,
  placementOf,
  unpaidQuery,
  type NewPurchase,
  type Placement,
} from '@hojip/orders/store'
import {
  anyOf,
  column,
  committing,
  jsonOf,
  record,
  statement,
  theRow,
  unanswered,
  type CommittingStatement,
  type JsonOf,
  type RowOf,
} from '@hojip/platform/db'
import {
  answersStored,
  storedAnswerQuery,
  type Answered,
  type StoredAnswer,
} from '@hojip/platform/idempotency'
import { jobsSent, type Job } from '@hojip/platform/jobs'
import { isAnyQueue, noteOrdered } from '@hojip/sale-queues/store'
import { sql } from 'kysely'

/** Units of a product with a limit per person that the buyer has ordered lately. */
export interface Bought {
  goodsId: string
  units: number
}

/** What a preview is computed from. */
export interface PreviewFacts {
  /** The buyer's addresses, the default one first. */
  addresses: AddressRow[]
  skus: ForSaleRow[]
  bought: Bought[]
  /** The prices of the SKUs when they were put into the cart; SKUs that are not in it are left out. */
  pricesSeen: { skuId: string; fen: number }[]
  /** Whether any queue is open or planned. */
  isAnyQueue: boolean
}

const previewFacts = statement(
  (userId: string, skuIds: readonly string[]) => sql<PreviewFacts>`
    select (select coalesce(json_agg(a), '[]') from (${addressesQuery(userId)}) a) as addresses,
           (select coalesce(json_agg(s), '[]') from (${forSaleQuery(skuIds)}) s) as skus,
           (select coalesce(json_agg(b), '[]') from (${boughtQuery(userId, skuIds)}) b) as bought,
           (select coalesce(json_agg(p), '[]') from (${pricesWhenAddedQuery(userId, skuIds)}) p) as "pricesSeen",
           ${isAnyQueue} as "isAnyQueue"`,
)

export async function readPreview(db: Db, userId: string, skuIds: readonly string[]): Promise<PreviewFacts> {
  return theRow(await previewFacts(db, userId, skuIds))
}

function locked(userIds: readonly string[]) {
  return sql`select id from account where id = ${anyOf(userIds)} order by id for no key update`
}
const lock = unanswered(locked)

/** Where a transaction keeps the buyers that it has locked: the statement that locks them travels unanswered. */
const buyersLocked = sql.lit('checkout.buyers')
const lockFree = unanswered(
  (userIds: readonly string[]) => sql`
    select set_config(${buyersLocked}, coalesce(string_agg(id::text, ','), ''), true)
    from (${locked(userIds)} skip locked) free`,
)

/** Whether a transaction that does not wait has found something locked. */
export function isLocked(error: unknown): boolean {
  return (error as { code?: string }).code === '55P03'
}

/**
 * Locks the buyers until the transaction ends, so that one buyer's checkouts run one after the other: the limit of
 * unpaid orders holds, each key is used once, and the account is closed before or after a checkout, not during it.
 * @param waits whether for what something else has locked; otherwise it is left out (`isTaken`)
 */
export async function lockBuyers(tx: Tx, userIds: readonly string[], waits: boolean): Promise<void> {
  await (waits ? lock : lockFree)(tx, userIds)
}

const { uuid, uuids, text, int } = column

const asked = record({ place: int, userId: uuid, call: text, key: text, addressId: uuid, skuIds: uuids })

/** A checkout request: the user, the call and the idempotency key identify it. */
export type AskedCheckout = Omit<RowOf<typeof asked>, 'place'>

/** What an order is computed from. */
export interface OrderFacts {
  /** Whether something else has locked the buyer: then nothing may be written, and nothing here is sure. */
  isTaken: boolean
  /** The answer stored with the key, when the key was used before. */
  storedAnswer: StoredAnswer | null
  unpaid: number
  /** Whether the account was closed, or stopped by the mall, before the lock was taken. */
  isClosed: boolean
  /** Null when the buyer has no such address. */
  address: AddressRow | null
  bought: Bought[]
}

/** What the orders of several buyers are computed from. */
export interface FactsOfAll {
  /** In the order of the requests. */
  each: OrderFacts[]
  /** The SKUs of all of them. */
  skus: ForSaleRow[]
  isAnyQueue: boolean
}

/** Others who order the same products lock their stock for a few milliseconds. */
const shortPatience = sql.lit('250ms')

type Asked = JsonOf<readonly RowOf<typeof asked>[]>

const orderFacts = statement((all: Asked, skuIds: readonly string[], waits: boolean) => {
  const { place, userId, call, key, addressId, skuIds: wanted } = asked.of('r')
  return sql<FactsOfAll>`
    select (select json_agg(f order by f.place) from (
              select ${place} as place,
                     not ${waits}::boolean and ${userId}::text <> all(
                       string_to_array(current_setting(${buyersLocked}, true), ',')) as "isTaken",
                     (select row_to_json(k) from (${storedAnswerQuery(userId, call, key)}) k) as "storedAnswer",
                     exists (
                       select from account
                       where id = ${userId} and (closed_at is not null or blocked_at is not null)) as "isClosed",
                     (${unpaidQuery(userId)}) as unpaid,
                     (select row_to_json(a) from (${addressQuery(userId, addressId)}) a) as address,
                     (select coalesce(json_agg(b), '[]') from (${boughtQuery(userId, wanted)}) b) as bought
              from ${asked.rows(all, 'r')}) f) as each,
           (select coalesce(json_agg(s), '[]') from (${forSaleQuery(skuIds)}) s) as skus,
           ${isAnyQueue} as "isAnyQueue",
           case when not ${waits} then set_config('lock_timeout', ${shortPatience}, true) end`
})

/**
 * Reads what orders are computed from. The caller has locked the buyers (`lockBuyers`).
 * @param waits whether the transaction will wait for locked stock; otherwise it soon fails then (`isLocked`)
 */
export async function readOrderFacts(
  tx: Tx,
  all: readonly AskedCheckout[],
  waits: boolean,
): Promise<FactsOfAll> {
  const skuIds = [...new Set(all.flatMap((one) => one.skuIds))]
  const requests = jsonOf(all.map((one, place) => ({ ...one, place })))
  return theRow(await orderFacts(tx, requests, skuIds, waits))
}

export interface NewCheckout {
  key: Answered
  purchase: NewPurchase
  holds: readonly HoldLine[]
  jobs: readonly Job[]
  /** The queues in which it was the buyer's turn. */
  queueIds: readonly string[]
}

const insertOrders = unanswered(
  (
    placement: JsonOf<Placement>,
    jobs: JsonOf<readonly Job[]>,
    bought: JsonOf<readonly BoughtSku[]>,
    keys: JsonOf<readonly Answered[]>,
  ) => sql`
    with ${ordersPlaced(placement)}, ${jobsSent(jobs)}, ${withoutBought(bought)}, ${answersStored(keys)}
    select`,
)

// A statement of its own, because other buyers of the same products wait for its row locks until the commit: the triggers
// of a statement run at its end, and those of the orders are most of the work.
const holdAndCommit = committing((holds: JsonOf<readonly HoldLine[]>) => sql`with ${stockHeld(holds)} select`)

function boughtOf({ key, holds }: NewCheckout): BoughtSku[] {
  return holds.map(({ skuId }) => ({ userId: key.userId, skuId }))
}

/**
 * Writes checkouts of different buyers and ends their transaction: orders and the jobs of their deadlines, carts, and the
 * keys with their answers, then the stock. All leave in one packet with the commit. When stock is short, all of it fails.
 */
export async function writeCheckouts(tx: Tx, all: readonly NewCheckout[]): Promise<CommittingStatement> {
  await insertOrders(
    tx,
    placementOf(all.map(({ purchase }) => purchase)),
    jsonOf(all.flatMap(({ jobs }) => jobs)),
    jsonOf(all.flatMap(boughtOf)),
    jsonOf(all.map(({ key }) => key)),
  )
  for (const { key, queueIds } of all) if (queueIds.length > 0) await noteOrdered(tx, key.userId, queueIds)
  return holdAndCommit(jsonOf(all.flatMap(({ holds }) => holds)))
}
