import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { correctStock } from './actions/correct-stock.ts'
import { listMovements, listStock } from './actions/list-stock.ts'
import { stockCalls } from './contract.ts'

export function stockRoutes(tools: Tools): Bound[] {
  const { db } = tools
  return bind(stockCalls, {
    'POST /bizConsole/queryStock': (input, { viewer, locale }) => listStock(db, viewer, input, locale),
    'POST /bizConsole/queryStockMovements': (input, { viewer }) => listMovements(db, viewer, input),
    'POST /bizConsole/correctStock': (input, context) => correctStock(tools, input, context),
  })
}
