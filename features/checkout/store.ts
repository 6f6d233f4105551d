import { addressesQuery, addressQuery, type AddressRow } from '@hojip/addresses/store'
import { pricesWhenAddedQuery, withoutBought } from '@hojip/cart/store'
import { forSaleQuery, type ForSaleRow } from '@hojip/catalog/for-sale'
import type { Db, Tx } from '@hojip/db'
import { stockHeld, type HoldLine } from '@hojip/inventory/store'
import {
  ordersPlaced,
  placementOf,
  unpaidQuery,
  type NewPurchase,
  type Placement,
} from '@hojip/orders/placing'
import {
  committing,
  jsonOf,
  statement,
  unanswered,
  type CommittingStatement,
  type JsonOf,
} from '@hojip/platform/db'
import { keptQuery, keyKept, type Kept } from '@hojip/platform/idempotency'
import { jobsSent, type Job } from '@hojip/platform/jobs'
import { sql } from 'kysely'

/** What a preview is made of. */
export interface PreviewFacts {
  /** The buyer's, the default one first. */
  addresses: AddressRow[]
  skus: ForSaleRow[]
  /** What they cost when they came into the cart; those not in it are left out. */
  pricesSeen: { skuId: string; fen: number }[]
}

const previewFacts = statement(
  (userId: string, skuIds: readonly string[]) => sql<PreviewFacts>`
    select (select coalesce(json_agg(a), '[]') from (${addressesQuery(userId)}) a) as addresses,
           (select coalesce(json_agg(s), '[]') from (${forSaleQuery(skuIds)}) s) as skus,
           (select coalesce(json_agg(p), '[]') from (${pricesWhenAddedQuery(userId, skuIds)}) p) as "pricesSeen"`,
)

export async function readPreview(db: Db, userId: string, skuIds: readonly string[]): Promise<PreviewFacts> {
  return (await previewFacts(db, userId, skuIds))[0]!
}

const lock = unanswered((userId: string) => sql`select from account where id = ${userId} for no key update`)

/**
 * Lets a buyer's checkouts run one after the other, so that the limit of unpaid orders holds, and each key once; and lets
 * the account be closed before or after them, not meanwhile.
 */
export async function lockBuyer(tx: Tx, userId: string): Promise<void> {
  await lock(tx, userId)
}

/** The request of a checkout by its key. */
export interface CheckoutKey {
  userId: string
  call: string
  key: string
}

/** What an order is made of. */
export interface OrderFacts {
  /** What the key stands for, when it was used before. */
  kept: Kept | null
  unpaid: number
  /** The account was closed before the buyer's turn came. */
  isClosed: boolean
  /** Null when it is not the buyer's. */
  address: AddressRow | null
  skus: ForSaleRow[]
}

const orderFacts = statement(
  (
    userId: string,
    call: string,
    key: string,
    addressId: string,
    skuIds: readonly string[],
  ) => sql<OrderFacts>`
    select (select row_to_json(k) from (${keptQuery(userId, call, key)}) k) as kept,
           exists (select from account where id = ${userId} and closed_at is not null) as "isClosed",
           (${unpaidQuery(userId)}) as unpaid,
           (select row_to_json(a) from (${addressQuery(userId, addressId)}) a) as address,
           (select coalesce(json_agg(s), '[]') from (${forSaleQuery(skuIds)}) s) as skus`,
)

/** As it is under the buyer's lock. */
export async function readOrderFacts(
  tx: Tx,
  { userId, call, key }: CheckoutKey,
  addressId: string,
  skuIds: readonly string[],
): Promise<OrderFacts> {
  return (await orderFacts(tx, userId, call, key, addressId, skuIds))[0]!
}

export interface NewCheckout {
  key: CheckoutKey & { hash: string; answer: object }
  purchase: NewPurchase
  holds: readonly HoldLine[]
  jobs: readonly Job[]
}

// What stands first is done last: other buyers of the same goods wait from there until the commit.
const insertCheckout = committing(
  (
    holds: JsonOf<readonly HoldLine[]>,
    placement: JsonOf<Placement>,
    jobs: JsonOf<readonly Job[]>,
    userId: string,
    skuIds: readonly string[],
    call: string,
    key: string,
    hash: string,
    answer: string,
  ) => sql`
    with ${stockHeld(holds)}, ${ordersPlaced(placement)}, ${jobsSent(jobs)}, ${withoutBought(userId, skuIds)},
         ${keyKept(userId, call, key, hash, answer)}
    select`,
)

/**
 * Everything that an order changes, by one statement, which ends the transaction: orders and their deadline's job,
 * stock, cart, and the key with its answer. Fails as a whole when something is short.
 */
export function writeCheckout({ key, purchase, holds, jobs }: NewCheckout): CommittingStatement {
  return insertCheckout(
    jsonOf(holds),
    placementOf(purchase),
    jsonOf(jobs),
    key.userId,
    holds.map((hold) => hold.skuId),
    key.call,
    key.key,
    key.hash,
    JSON.stringify(key.answer),
  )
}
