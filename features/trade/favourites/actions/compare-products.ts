import type { Tools, Tx } from '@hojip/db'
import { inBatches, inTransaction } from '@hojip/platform/db'
import type { FavouritesEvents } from '../contract.ts'
import { takeDueAlerts } from '../store/alerts.ts'
import {
  changedProducts,
  markAllProducts,
  storeChange,
  takeMarks,
  type ChangedProduct,
} from '../store/watched.ts'

/** Marks that are taken in one transaction. */
const batch = 500

/**
 * Compares the saved products that triggers of the tables have marked with the last time, and emits an event for each
 * that has become cheaper or available again. A crash leaves the marks of its batch in place.
 */
export async function compareProducts(tools: Tools): Promise<void> {
  await inBatches(batch, (limit) => compareBatch(tools, limit))
}

function compareBatch(tools: Tools, limit: number): Promise<number> {
  return inTransaction(tools.db, async (tx) => {
    const marked = await takeMarks(tx, limit)
    if (marked.length === 0) return 0
    const goodsIds = [...new Set(marked)]
    await tellDue(tools, tx, goodsIds)
    for (const product of await changedProducts(tx, goodsIds)) {
      await storeChange(tx, product)
      await tell(tools, tx, product)
    }
    return marked.length
  })
}

/** An alert is sent once, so it is deleted with the event. */
async function tellDue({ jobs, clock }: Tools, tx: Tx, goodsIds: readonly string[]): Promise<void> {
  for (const { id, ...due } of await takeDueAlerts(tx, goodsIds)) {
    const event: FavouritesEvents['favourites/alertDue'] = { alertId: id, ...due, at: clock.nowMs() }
    await jobs.emit(tx, 'favourites/alertDue', event)
  }
}

/** Compares all saved products, which the nightly job does in case something changed past the triggers. */
export async function compareAllProducts(tools: Tools): Promise<void> {
  await markAllProducts(tools.db)
  await compareProducts(tools)
}

async function tell(
  { jobs, clock }: Tools,
  tx: Tx,
  { goodsId, wasFen, fen, wasAvailable, isAvailable }: ChangedProduct,
): Promise<void> {
  const at = clock.nowMs()
  if (fen < wasFen) {
    const fell: FavouritesEvents['favourites/priceFell'] = { goodsId, fen, at }
    await jobs.emit(tx, 'favourites/priceFell', fell)
  }
  if (wasAvailable === false && isAvailable) {
    const restocked: FavouritesEvents['favourites/restocked'] = { goodsId, at }
    await jobs.emit(tx, 'favourites/restocked', restocked)
  }
}
