import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { correctStock } from './actions/correct-stock.ts'
import { applyStockSheet, checkStockSheet } from './actions/count-by-sheet.ts'
import { exportStockSheet } from './actions/export-stock-sheet.ts'
import { listMovements, listStock } from './actions/list-stock.ts'
import { saveLowStock } from './actions/save-low-stock.ts'
import { stockCalls } from './contract.ts'

export function stockRoutes(tools: Tools): Bound[] {
  const { db } = tools
  return bind(stockCalls, {
    'POST /bizConsole/queryStock': (input, { viewer, locale }) => listStock(db, viewer, input, locale),
    'POST /bizConsole/queryStockMovements': (input, { viewer }) => listMovements(db, viewer, input),
    'POST /bizConsole/correctStock': (input, context) => correctStock(tools, input, context),
    'POST /bizConsole/saveLowStock': (input, context) => saveLowStock(tools, input, context),
    'POST /bizConsole/exportStockSheet': (input, context) => exportStockSheet(tools, input, context),
    'POST /bizConsole/checkStockSheet': (input, context) => checkStockSheet(db, input.rows, context),
    'POST /bizConsole/applyStockSheet': (input, context) => applyStockSheet(tools, input, context),
  })
}
