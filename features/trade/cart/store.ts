import { buyableQuery } from '@hojip/catalog/for-sale'
import type { Db, Tx } from '@hojip/db'
import { anyOf, column, record, statement, theRow, type JsonOf, type RowOf } from '@hojip/platform/db'
import { answerMade, storedAnswerQuery, type StoredAnswer } from '@hojip/platform/idempotency'
import { sql } from 'kysely'
import { maxLines, maxQuantity } from './rules/quantity.ts'

export interface LineRow {
  id: string
  sku_id: string
  quantity: number
  is_checked: boolean
  price_when_added_fen: number
}

interface Owner {
  userId: string
}

const columns = ['id', 'sku_id', 'quantity', 'is_checked', 'price_when_added_fen'] as const

/** The viewer's lines, newest first. */
export function linesOf(db: Db | Tx, viewer: Owner): Promise<LineRow[]> {
  return db
    .selectFrom('cart_line')
    .select(columns)
    .where('user_id', '=', viewer.userId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function lineOf(db: Db | Tx, viewer: Owner, id: string): Promise<LineRow | undefined> {
  return db
    .selectFrom('cart_line')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst()
}

/** The prices of SKUs when the user added them, as a part of other rooms' statements. */
export function pricesWhenAddedQuery(userId: string, skuIds: readonly string[]) {
  return sql<{ skuId: string; fen: number }>`
  select sku_id as "skuId", price_when_added_fen as fen from cart_line
  where user_id = ${userId} and sku_id = ${anyOf(skuIds)}`
}

export async function countLines(db: Db | Tx, viewer: Owner): Promise<number> {
  const found = await db
    .selectFrom('cart_line')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('user_id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  return found.n
}

interface Added {
  skuId: string
  /** The id of the line, if it is a new one. */
  id: string
  quantity: number
}

/** The result of adding; a SKU that is unavailable or exceeds the cart's limit has no line. */
export interface AddedRow {
  isOnSale: boolean
  stock: number
  id: string | null
  quantity: number
  kinds: number
  /** How many units of the product one person may have; null: any number. */
  personLimit: number | null
  /** Whether the cart would have more than that. */
  isOverLimit: boolean
}

/**
 * What adding reads (`sku`, `mine`, `offer`), and the line it writes (`added`), if the condition holds. For one SKU: of a list
 * the planner expects ten rows, counts the reading of the cart ten times, and then plans anew for each shopper.
 */
function adding(
  userId: string,
  skuId: string,
  { id, quantity }: { id: string; quantity: number },
  condition = sql`true`,
) {
  return sql`
    sku as (${buyableQuery(skuId)}),
    mine as (
      select count(*)::int as n, count(*) filter (where sku_id = ${skuId})::int as had,
             coalesce(sum(quantity) filter (where goods_id = (select "goodsId" from sku)), 0) as units
      from cart_line where user_id = ${userId}),
    offer as (
      select sku.*, n, had, coalesce("personLimit" < ${quantity}::int + units, false) as "isOverLimit"
      from sku cross join mine),
    added as (
      insert into cart_line as l (user_id, sku_id, id, goods_id, quantity, price_when_added_fen)
      select ${userId}, "skuId", ${id}, "goodsId", least(${quantity}::int, stock, ${maxQuantity}::int), "priceFen"
      from offer
      where not "isOverLimit" and "isOnSale" and stock > 0 and (n < ${maxLines} or had = 1) and ${condition}
      on conflict (user_id, sku_id) do update set
        quantity = greatest(l.quantity, least(l.quantity + ${quantity}::int, (select stock from offer), ${maxQuantity}::int)),
        is_checked = true
      returning l.id, l.quantity
    )`
}

const whatCame = sql`"isOnSale", stock, added.id, added.quantity, n + 1 - had as kinds, "personLimit", "isOverLimit"`
const allRead = sql`offer left join added on true`

const upsert = statement(
  (userId: string, skuId: string, id: string, quantity: number) => sql<AddedRow>`
    with ${adding(userId, skuId, { id, quantity })}
    select ${whatCame} from ${allRead}`,
)

/**
 * Adds to the SKU's line or creates it, in one statement, so that concurrent requests all count; limited by the stock.
 * Undefined when there is no such SKU.
 */
export async function upsertLine(
  db: Db | Tx,
  viewer: Owner,
  { skuId, id, quantity }: Added,
): Promise<AddedRow | undefined> {
  return (await upsert(db, viewer.userId, skuId, id, quantity))[0]
}

/** The result of adding under a key. Where the key was used before, nothing is added. */
interface AddedOnce {
  storedAnswer: StoredAnswer | null
  added: AddedRow | undefined
}

const upsertOnce = statement(
  (
    userId: string,
    skuId: string,
    id: string,
    quantity: number,
    call: string,
    key: string,
    hash: string,
  ) => sql<AddedRow & Pick<AddedOnce, 'storedAnswer'>>`
    with stored as (${storedAnswerQuery(userId, call, key)}),
    ${adding(userId, skuId, { id, quantity }, sql`not exists (select from stored)`)},
    ${answerMade(
      { userId, call, key },
      hash,
      sql`
      select jsonb_build_object('pkId', id, 'goodsNum', quantity, 'kinds', n + 1 - had) as answer from added cross join mine`,
    )}
    select (select row_to_json(s) from stored s) as "storedAnswer", found.*
    from (select) asked left join (select ${whatCame} from ${allRead}) found on true`,
)

/**
 * The same once for each key: line, key and answer are written by the one statement. It fails when the same key is being
 * used at the same moment (`isKeyTaken`); the next try finds its answer.
 */
export async function upsertLineOnce(
  db: Db,
  { userId, call, key }: { userId: string; call: string; key: string },
  hash: string,
  { skuId, id, quantity }: Added,
): Promise<AddedOnce> {
  const row = theRow(await upsertOnce(db, userId, skuId, id, quantity, call, key, hash))
  return { storedAnswer: row.storedAnswer, added: row }
}

/** The units of a product in the viewer's other lines. */
export async function unitsBeside(
  db: Db | Tx,
  viewer: Owner,
  { goodsId, lineId }: { goodsId: string; lineId: string },
): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(quantity), 0)::int as units from cart_line
    where user_id = ${viewer.userId} and goods_id = ${goodsId} and id <> ${lineId}`.execute(db)
  return theRow(rows).units
}

export async function setQuantity(db: Db | Tx, viewer: Owner, id: string, quantity: number): Promise<void> {
  await db
    .updateTable('cart_line')
    .set({ quantity })
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .execute()
}

export async function setTicks(
  db: Db,
  viewer: Owner,
  ids: readonly string[],
  ticked: boolean,
): Promise<void> {
  if (ids.length === 0) return
  await sql`update cart_line set is_checked = ${ticked}
            where user_id = ${viewer.userId} and id = ${anyOf(ids)}`.execute(db)
}

export async function deleteLines(db: Db | Tx, viewer: Owner, ids: readonly string[]): Promise<void> {
  await sql`delete from cart_line where user_id = ${viewer.userId} and id = ${anyOf(ids)}`.execute(db)
}

/** Deletes the cart of a closed account. */
export async function deleteCartOf(db: Db | Tx, { userId }: Owner): Promise<void> {
  await db.deleteFrom('cart_line').where('user_id', '=', userId).execute()
}

/** The products of the viewer's lines, without duplicates. */
export async function productsOfLines(db: Db | Tx, viewer: Owner, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ goodsId: string }>`
    select distinct goods_id as "goodsId" from cart_line
    where user_id = ${viewer.userId} and id = ${anyOf(ids)}`.execute(db)
  return rows.map((row) => row.goodsId)
}

const boughtSku = record({ userId: column.uuid, skuId: column.uuid })

/** A SKU that somebody has bought. */
export type BoughtSku = RowOf<typeof boughtSku>

/** Removes bought SKUs from the carts of their buyers, as a part of the statement that places the orders. */
export function withoutBought(bought: JsonOf<readonly BoughtSku[]>) {
  const { userId, skuId } = boughtSku.of('b')
  return sql`
  cart_left as (
    delete from cart_line c using ${boughtSku.rows(bought, 'b')} where c.user_id = ${userId} and c.sku_id = ${skuId})`
}
