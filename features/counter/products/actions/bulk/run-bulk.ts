import {
  bumpCatalogVersion,
  changeCategory,
  changeDeleted,
  changeFreight,
  changeOnSale,
  changePrices,
  refreshShopProducts,
  rescheduleOnSale,
} from '@hojip/catalog'
import type { Db, Tools, Tx } from '@hojip/db'
import { changeFree } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { ReturnRule } from '@hojip/policy/contract'
import {
  isMove,
  isPriceRule,
  newPrice,
  newStock,
  type CategoryChange,
  type FreightChange,
  type PriceRule,
  type StockRule,
} from '../../rules/bulk-change.ts'
import {
  bulkHeld,
  moveBulk,
  nextChanged,
  nextProducts,
  noteStep,
  noteUndone,
  type BulkItem,
  type BulkRow,
  type ChangedItem,
} from '../../store/bulk/changes.ts'
import {
  pricesHeld,
  productsHaving,
  productsOfShop,
  productsOfSkus,
  stockHeld,
} from '../../store/bulk/subjects.ts'
import { bulkJob, type BulkJob } from './start-bulk.ts'

/** Products of one step, and changes of one step back. Locks are held for a fraction of a second. */
const productsOfStep = 200
const itemsOfStep = 500
/** After this long a job hands over to the next one, so that a process can be stopped at any time. */
const jobMs = 4_000

async function stepOfPrices(
  tx: Tx,
  shopId: string,
  goodsIds: string[],
  rule: PriceRule,
): Promise<BulkItem[]> {
  const skus = await pricesHeld(tx, shopId, goodsIds)
  const wanted = skus.map(({ skuId, priceFen }) => ({
    skuId,
    beforeFen: priceFen,
    after: newPrice(priceFen, rule),
  }))
  const changes = wanted.flatMap(({ skuId, beforeFen, after }) =>
    after === undefined || after === beforeFen ? [] : [{ skuId, beforeFen, priceFen: after }],
  )
  const changed = new Set(await changePrices(tx, changes))
  return [
    ...changes.flatMap(({ skuId, beforeFen, priceFen }): BulkItem[] =>
      changed.has(skuId)
        ? [{ subjectId: skuId, before: beforeFen, after: priceFen, outcome: 'changed' }]
        : [],
    ),
    ...wanted.flatMap(({ skuId, beforeFen, after }): BulkItem[] =>
      after === undefined
        ? [{ subjectId: skuId, before: beforeFen, after: null, outcome: 'outOfLimits' }]
        : [],
    ),
  ]
}

/** The entry of a step in the log of stock. */
function causeOf({ userId }: BulkRow, reason: 'bulk' | 'undo') {
  return { kind: 'correction', reason, userId } as const
}

async function stepOfStock(tx: Tx, bulk: BulkRow, goodsIds: string[], rule: StockRule): Promise<BulkItem[]> {
  const skus = await stockHeld(tx, bulk.shopId, goodsIds)
  const items = skus.flatMap(({ skuId, free }): BulkItem[] => {
    const after = newStock(free, rule)
    if (typeof after === 'string') return [{ subjectId: skuId, before: free, after: null, outcome: after }]
    return after === free ? [] : [{ subjectId: skuId, before: free, after, outcome: 'changed' }]
  })
  const changes = items.filter(({ outcome }) => outcome === 'changed')
  await changeFree(
    tx,
    changes.map(({ subjectId, before, after }) => ({ skuId: subjectId, free: after, before })),
    causeOf(bulk, 'bulk'),
  )
  await refreshShopProducts(tx, goodsIds)
  return items
}

async function stepOfOnSale(
  tx: Tx,
  shopId: string,
  goodsIds: string[],
  isOnSale: boolean,
): Promise<BulkItem[]> {
  const changed = await changeOnSale(tx, await productsOfShop(tx, shopId, goodsIds), isOnSale)
  return changed.map(({ id, onSaleAt }) => ({
    subjectId: id,
    before: Number(!isOnSale),
    after: Number(isOnSale),
    droppedOnSaleAt: onSaleAt,
    outcome: 'changed',
  }))
}

/** Deleted products remember whether and when they were on sale: taking the change back puts those on sale again. */
async function stepOfDeleted(
  tx: Tx,
  shopId: string,
  goodsIds: string[],
  isDeleted: boolean,
): Promise<BulkItem[]> {
  const changed = await changeDeleted(tx, shopId, goodsIds, isDeleted)
  return changed.map(({ id, wasOnSale, onSaleAt }) => ({
    subjectId: id,
    before: Number(wasOnSale),
    after: Number(isDeleted),
    droppedOnSaleAt: onSaleAt,
    outcome: 'changed',
  }))
}

type Moved = readonly { id: string; before: string | null; droppedRule?: ReturnRule | null }[]

/** Gives products another template or category; into a former category they bring back the rules of returns they lost. */
function move(
  tx: Tx,
  shopId: string,
  goodsIds: string[],
  change: FreightChange | CategoryChange,
  formerRules?: ReadonlyMap<string, ReturnRule>,
): Promise<Moved> {
  return change.type === 'freight'
    ? changeFreight(tx, shopId, goodsIds, change.templateId)
    : changeCategory(tx, shopId, goodsIds, change.categoryId, formerRules)
}

function idGivenBy(change: FreightChange | CategoryChange): string | null {
  return change.type === 'freight' ? change.templateId : change.categoryId
}

/** The change that gives products the template or category they had before. */
function backFrom(
  { type }: FreightChange | CategoryChange,
  former: string | null,
): FreightChange | CategoryChange {
  if (type === 'freight') return { type, templateId: former }
  if (former === null) throw new Error('a product had no category before it got another one')
  return { type, categoryId: former }
}

async function stepOfMove(
  tx: Tx,
  shopId: string,
  goodsIds: string[],
  change: FreightChange | CategoryChange,
): Promise<BulkItem[]> {
  const to = idGivenBy(change)
  const changed = await move(tx, shopId, goodsIds, change)
  return changed.map(({ id, before, droppedRule }) => ({
    subjectId: id,
    before: null,
    after: null,
    beforeId: before,
    afterId: to,
    droppedRule,
    outcome: 'changed',
  }))
}

/** Changes these products. */
function stepOf(tx: Tx, bulk: BulkRow, goodsIds: string[]): Promise<BulkItem[]> {
  const { change, shopId } = bulk
  if (change.type === 'onSale') return stepOfOnSale(tx, shopId, goodsIds, change.isOnSale)
  if (change.type === 'deleted') return stepOfDeleted(tx, shopId, goodsIds, change.isDeleted)
  if (isMove(change)) return stepOfMove(tx, shopId, goodsIds, change)
  if (isPriceRule(change)) return stepOfPrices(tx, shopId, goodsIds, change)
  return stepOfStock(tx, bulk, goodsIds, change)
}

async function stepForward(tx: Tx, bulk: BulkRow): Promise<void> {
  const goodsIds = await nextProducts(tx, bulk, productsOfStep)
  const items = await stepOf(tx, bulk, goodsIds)
  await noteStep(tx, bulk.id, { products: goodsIds.length, items })
  if (items.length > 0) await bumpCatalogVersion(tx)
}

/** The products that still have what the change has given them get their former one, unless that is gone. */
async function moveBack(
  tx: Tx,
  shopId: string,
  change: FreightChange | CategoryChange,
  items: readonly ChangedItem[],
): Promise<string[]> {
  const undone: string[] = []
  const given = idGivenBy(change)
  const byFormer = Map.groupBy(items, ({ beforeId }) => beforeId)
  for (const [former, own] of byFormer) {
    const still = { ids: own.map(({ subjectId }) => subjectId), have: given }
    const ids = await productsHaving(tx, shopId, change.type, still)
    const formerRules = new Map(
      own.flatMap(({ subjectId, droppedRule }) => (droppedRule ? [[subjectId, droppedRule]] : [])),
    )
    const moved = await move(tx, shopId, ids, backFrom(change, former), formerRules)
    undone.push(...moved.map(({ id }) => id))
  }
  return undone
}

/** Lets those of the products that the change kept from going on sale by themselves do so again. */
async function reschedule(tx: Tx, items: readonly ChangedItem[], undone: readonly string[]): Promise<void> {
  const dropped = new Map(items.map(({ subjectId, droppedOnSaleAt }) => [subjectId, droppedOnSaleAt]))
  await rescheduleOnSale(
    tx,
    undone.flatMap((id) => {
      const onSaleAt = dropped.get(id)
      return onSaleAt ? [{ id, onSaleAt }] : []
    }),
  )
}

async function undoOnSale(
  tx: Tx,
  { isOnSale }: { isOnSale: boolean },
  items: readonly ChangedItem[],
): Promise<string[]> {
  const ids = items.map(({ subjectId }) => subjectId)
  const undone = (await changeOnSale(tx, ids, !isOnSale)).map(({ id }) => id)
  await reschedule(tx, items, undone)
  return undone
}

/** The products that are still as the change has left them; those that it took off sale are on sale again. */
async function undoDeleted(
  tx: Tx,
  shopId: string,
  isDeleted: boolean,
  items: readonly ChangedItem[],
): Promise<string[]> {
  const ids = items.map(({ subjectId }) => subjectId)
  const undone = (await changeDeleted(tx, shopId, ids, !isDeleted)).map(({ id }) => id)
  if (!isDeleted) return undone
  const back = new Set(items.flatMap(({ subjectId, before }) => (before === 1 ? [subjectId] : [])))
  await changeOnSale(
    tx,
    undone.filter((id) => back.has(id)),
    true,
  )
  await reschedule(tx, items, undone)
  return undone
}

function formerPrice({ subjectId, before, after }: ChangedItem) {
  if (before === null || after === null)
    throw new Error(`a change of the price of ${subjectId} names no price`)
  return { skuId: subjectId, priceFen: before, beforeFen: after }
}

/** Takes these changes back where the value is still the one that the change has set; returns those. */
async function takeBack(tx: Tx, bulk: BulkRow, items: readonly ChangedItem[]): Promise<string[]> {
  const { change, shopId } = bulk
  if (change.type === 'onSale') return undoOnSale(tx, change, items)
  if (change.type === 'deleted') return undoDeleted(tx, shopId, change.isDeleted, items)
  if (isMove(change)) return moveBack(tx, shopId, change, items)
  if (isPriceRule(change)) return changePrices(tx, items.map(formerPrice))
  const undone = await changeFree(
    tx,
    items.map(({ subjectId, before, after }) => ({ skuId: subjectId, free: before, before: after })),
    causeOf(bulk, 'undo'),
  )
  await refreshShopProducts(tx, await productsOfSkus(tx, undone))
  return undone
}

async function stepBack(tx: Tx, bulk: BulkRow): Promise<void> {
  const items = await nextChanged(tx, bulk.id, itemsOfStep)
  if (items.length === 0) {
    await moveBulk(tx, bulk.id, 'undone')
    return
  }
  const undone = await takeBack(tx, bulk, items)
  await noteUndone(
    tx,
    bulk.id,
    items.map(({ subjectId }) => subjectId),
    undone,
  )
  if (undone.length > 0) await bumpCatalogVersion(tx)
}

/**
 * One step of a change, in one transaction with the note of how far it has come: after a crash the next step begins
 * where the last one has ended. Returns whether there is more to do.
 */
export function stepOfBulk(db: Db, bulkId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const bulk = await bulkHeld(tx, bulkId)
    if (bulk?.state === 'running') await stepForward(tx, bulk)
    else if (bulk?.state === 'undoing') await stepBack(tx, bulk)
    else return false
    return true
  })
}

/** Goes on with a change for some seconds, and sends the next job when there is more. */
export async function runBulk({ db, jobs }: Tools, { bulkId }: BulkJob): Promise<void> {
  const startedAt = performance.now()
  while (await stepOfBulk(db, bulkId)) {
    if (performance.now() - startedAt < jobMs) continue
    await jobs.send(db, bulkJob, { bulkId } satisfies BulkJob)
    return
  }
}
