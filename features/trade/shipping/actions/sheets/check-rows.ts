import type { Db } from '@hojip/db'
import { shopOrdersByCode, unshipped, type OrderRow } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import type { Viewer } from '@hojip/platform/http'
import { carrierOf } from '../../rules/carriers.ts'
import { checkSheet, type RowProblem, type SheetRow } from '../../rules/sheets/check-sheet.ts'
import { parcelsOfOrders } from '../../store.ts'
import { takenParcels } from '../../store/sheets.ts'

export interface CheckedRow {
  row: SheetRow
  problem: RowProblem | undefined
  order: OrderRow | undefined
}

/** The result of checking the rows of a sheet now. */
export async function checkRows(
  db: Db,
  viewer: Pick<Viewer, 'shopId'>,
  rows: readonly SheetRow[],
): Promise<CheckedRow[]> {
  const orders = await shopOrdersByCode(
    db,
    viewer,
    rows.map(({ orderCode }) => orderCode),
  )
  const parcels = await parcelsOfOrders(
    db,
    orders.map(({ id }) => id),
  )
  const known = new Map(
    orders.map((order) => [
      order.code,
      {
        isToShip: order.status === orderStatuses.toShip && order.lines.some((line) => unshipped(line) > 0),
        parcels: parcels.filter(({ orderId }) => orderId === order.id),
      },
    ]),
  )
  const problems = checkSheet(rows, {
    orders: known,
    isCarrier: (code) => carrierOf(code) !== undefined,
    taken: await takenParcels(db, rows),
  })
  const byCode = new Map(orders.map((order) => [order.code, order]))
  return rows.map((row, at) => ({ row, problem: problems[at], order: byCode.get(row.orderCode) }))
}

/** The rows of a filled sheet with what is wrong with each. */
export async function previewSheet(db: Db, viewer: Viewer, rows: readonly SheetRow[]) {
  const checked = await checkRows(db, viewer, rows)
  return {
    ready: checked.filter(({ problem }) => !problem).length,
    list: checked.map(({ row, problem }, at) => ({ ...row, place: at + 1, ...(problem ? { problem } : {}) })),
  }
}
