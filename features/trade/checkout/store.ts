import { addressesQuery, addressQuery, type AddressRow } from '@hojip/addresses/store'
import { pricesWhenAddedQuery, withoutBought } from '@hojip/cart/store'
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
  committing,
  jsonOf,
  statement,
  theRow,
  unanswered,
  type CommittingStatement,
  type JsonOf,
} from '@hojip/platform/db'
import { storedAnswerQuery, answerStored, type StoredAnswer } from '@hojip/platform/idempotency'
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

const lock = unanswered((userId: string) => sql`select from account where id = ${userId} for no key update`)

/**
 * Locks the buyer until the transaction ends, so that one buyer's checkouts run one after the other: the limit of
 * unpaid orders holds, each key is used once, and the account is closed before or after a checkout, not during it.
 */
export async function lockBuyer(tx: Tx, userId: string): Promise<void> {
  await lock(tx, userId)
}

/** What identifies a checkout request: the user, the call and the idempotency key. */
export interface CheckoutKey {
  userId: string
  call: string
  key: string
}

/** What an order is computed from. */
export interface OrderFacts {
  /** The answer stored with the key, when the key was used before. */
  storedAnswer: StoredAnswer | null
  unpaid: number
  /** Whether the account was closed, or stopped by the mall, before the lock was taken. */
  isClosed: boolean
  /** Null when the buyer has no such address. */
  address: AddressRow | null
  skus: ForSaleRow[]
  bought: Bought[]
  isAnyQueue: boolean
}

const orderFacts = statement(
  (
    userId: string,
    call: string,
    key: string,
    addressId: string,
    skuIds: readonly string[],
  ) => sql<OrderFacts>`
    select (select row_to_json(k) from (${storedAnswerQuery(userId, call, key)}) k) as "storedAnswer",
           exists (
             select from account where id = ${userId} and (closed_at is not null or blocked_at is not null)) as "isClosed",
           (${unpaidQuery(userId)}) as unpaid,
           (select row_to_json(a) from (${addressQuery(userId, addressId)}) a) as address,
           (select coalesce(json_agg(s), '[]') from (${forSaleQuery(skuIds)}) s) as skus,
           (select coalesce(json_agg(b), '[]') from (${boughtQuery(userId, skuIds)}) b) as bought,
           ${isAnyQueue} as "isAnyQueue"`,
)

/** Reads what an order is computed from. The caller has locked the buyer (`lockBuyer`). */
export async function readOrderFacts(
  tx: Tx,
  { userId, call, key }: CheckoutKey,
  addressId: string,
  skuIds: readonly string[],
): Promise<OrderFacts> {
  return theRow(await orderFacts(tx, userId, call, key, addressId, skuIds))
}

export interface NewCheckout {
  key: CheckoutKey & { hash: string; answer: object }
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
    userId: string,
    skuIds: readonly string[],
    call: string,
    key: string,
    hash: string,
    answer: string,
  ) => sql`
    with ${ordersPlaced(placement)}, ${jobsSent(jobs)}, ${withoutBought(userId, skuIds)},
         ${answerStored(userId, call, key, hash, answer)}
    select`,
)

// A statement of its own, because other buyers of the same products wait for its row locks until the commit: the triggers
// of a statement run at its end, and those of the orders are most of the work.
const holdAndCommit = committing((holds: JsonOf<readonly HoldLine[]>) => sql`with ${stockHeld(holds)} select`)

/**
 * Writes a checkout and ends its transaction: orders and the jobs of their deadlines, cart, and the key with its answer,
 * then the stock. All leave in one packet with the commit. When stock is short, all of it fails.
 */
export async function writeCheckout(
  tx: Tx,
  { key, purchase, holds, jobs, queueIds }: NewCheckout,
): Promise<CommittingStatement> {
  await insertOrders(
    tx,
    placementOf(purchase),
    jsonOf(jobs),
    key.userId,
    holds.map((hold) => hold.skuId),
    key.call,
    key.key,
    key.hash,
    JSON.stringify(key.answer),
  )
  if (queueIds.length > 0) await noteOrdered(tx, key.userId, queueIds)
  return holdAndCommit(jsonOf(holds))
}
