import type { Db, Tx } from '@hojip/db'
import { anyOf, column, jsonOf, record, type RowOf, theRow } from '@hojip/platform/db'
import type { ReturnRule } from '@hojip/policy/contract'
import { sql, type RawBuilder } from 'kysely'
import type { BulkChange } from '../../rules/bulk-change.ts'
import type { Seller } from '../conditions.ts'

export interface BulkRow {
  id: string
  shopId: string
  userId: string
  change: BulkChange
  state: 'running' | 'done' | 'cancelled' | 'undoing' | 'undone'
  products: number
  done: number
  changed: number
  skipped: number
  undone: number
  changedSince: number
  createdAt: Date
}

const columns = sql`id, shop_id as "shopId", user_id as "userId", change, state, products, done, changed, skipped, undone, changed_since as "changedSince",
  created_at as "createdAt"`

/** Opens a change for all products that pass the condition; undefined while the shop has another one. */
export async function openBulk(
  tx: Tx,
  { id, shopId, userId, change }: { id: string; shopId: string; userId: string; change: BulkChange },
  condition: RawBuilder<unknown>,
): Promise<number | undefined> {
  const opened = await sql`
    insert into bulk_change (id, shop_id, user_id, change, state)
    values (${id}, ${shopId}, ${userId}, ${JSON.stringify(change)}::jsonb, 'running')
    on conflict (shop_id) where state in ('running', 'undoing') do nothing returning id`.execute(tx)
  if (opened.rows.length === 0) return undefined
  const { rows } = await sql<{ products: number }>`
    with chosen as (
      insert into bulk_change_product (bulk_id, place, goods_id)
      select ${id}, row_number() over (order by p.goods_id), p.goods_id from shop_product p where ${condition}
      returning 1
    )
    update bulk_change set products = (select count(*) from chosen) where id = ${id} returning products`.execute(
    tx,
  )
  return theRow(rows).products
}

/** The change, locked: its steps come one after the other, and each of them once. */
export async function bulkHeld(tx: Tx, id: string): Promise<BulkRow | undefined> {
  return (await sql<BulkRow>`select ${columns} from bulk_change where id = ${id} for update`.execute(tx))
    .rows[0]
}

/** A change of the viewer's shop; without an id, the last one. */
export async function shopBulk(
  db: Db | Tx,
  { shopId }: Seller,
  id: string | undefined,
): Promise<BulkRow | undefined> {
  const { rows } = await sql<BulkRow>`
    select ${columns} from bulk_change
    where shop_id = ${shopId ?? null} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/** The next products to go through. */
export async function nextProducts(
  tx: Tx,
  { id, done }: Pick<BulkRow, 'id' | 'done'>,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select goods_id as id from bulk_change_product
    where bulk_id = ${id} and place > ${done} and place <= ${done + limit} order by place`.execute(tx)
  return rows.map(({ id: goodsId }) => goodsId)
}

const item = record({
  subjectId: column.uuid,
  before: column.bigint.orNull,
  after: column.bigint.orNull,
  beforeId: column.uuid.orNull.optional,
  afterId: column.uuid.orNull.optional,
  droppedRule: column.textOf<ReturnRule>().orNull.optional,
  droppedOnSaleAt: column.timestamptz.orNull.optional,
  outcome: column.textOf<'changed' | 'outOfLimits' | 'uncounted'>(),
})
/**
 * Templates and categories are identified by `beforeId` and `afterId`, everything else by numbers; what the subject lost beside
 * that, by `droppedRule` and `droppedOnSaleAt`.
 */
export type BulkItem = RowOf<typeof item>

/** Notes what a step has done, and how far the change has come. */
export async function noteStep(
  tx: Tx,
  bulkId: string,
  step: { products: number; items: readonly BulkItem[] },
): Promise<void> {
  const changed = step.items.filter(({ outcome }) => outcome === 'changed').length
  await sql`
    insert into bulk_change_item (bulk_id, subject_id, before, after, before_id, after_id, dropped_return_rule,
      dropped_on_sale_at, outcome)
    select ${bulkId}, i."subjectId", i.before, i.after, i."beforeId", i."afterId", i."droppedRule",
      i."droppedOnSaleAt", i.outcome
    from ${item.rows(jsonOf(step.items), 'i')}`.execute(tx)
  await sql`
    update bulk_change set done = done + ${step.products}, changed = changed + ${changed},
      skipped = skipped + ${step.items.length - changed},
      state = case when done + ${step.products} = products then 'done' else state end,
      ended_at = case when done + ${step.products} = products then now() end
    where id = ${bulkId}`.execute(tx)
}

export interface ChangedItem {
  subjectId: string
  before: number | null
  after: number | null
  beforeId: string | null
  droppedRule: ReturnRule | null
  droppedOnSaleAt: Date | null
}

/** The next changes to take back. */
export async function nextChanged(tx: Tx, bulkId: string, limit: number): Promise<ChangedItem[]> {
  const { rows } = await sql<ChangedItem>`
    select subject_id as "subjectId", before, after, before_id as "beforeId",
      dropped_return_rule as "droppedRule", dropped_on_sale_at as "droppedOnSaleAt"
    from bulk_change_item
    where bulk_id = ${bulkId} and outcome = 'changed' order by subject_id limit ${limit}`.execute(tx)
  return rows
}

/** Notes which of these changes were taken back; the others were changed by somebody since, and stay. */
export async function noteUndone(
  tx: Tx,
  bulkId: string,
  subjectIds: readonly string[],
  undone: readonly string[],
): Promise<void> {
  await sql`
    update bulk_change_item
    set outcome = case when subject_id = ${anyOf(undone)} then 'undone' else 'changedSince' end
    where bulk_id = ${bulkId} and subject_id = ${anyOf(subjectIds)}`.execute(tx)
  await sql`
    update bulk_change set undone = undone + ${undone.length}, changed_since = changed_since + ${subjectIds.length - undone.length}
    where id = ${bulkId}`.execute(tx)
}

/** Leads the change to another state, unless the shop has another one that runs. */
export async function moveBulk(tx: Tx, id: string, to: BulkRow['state']): Promise<boolean> {
  const ends = to !== 'undoing'
  const { rows } = await sql`
    update bulk_change b set state = ${to}, ended_at = case when ${ends} then now() end
    where id = ${id} and (${ends} or not exists (
      select from bulk_change o where o.shop_id = b.shop_id and o.id <> b.id and o.state in ('running', 'undoing')))
    returning id`.execute(tx)
  return rows.length > 0
}

/** Changes that can no longer be taken back. */
export async function forgetBulks(db: Db, before: Date): Promise<void> {
  await sql`
    delete from bulk_change where created_at < ${before} and state not in ('running', 'undoing')`.execute(db)
}
