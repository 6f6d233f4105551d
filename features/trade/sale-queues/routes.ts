import { bind, type Bound } from '@hojip/platform/http'
import { changeQueue, endQueue, listQueues, openQueue } from './actions/operate.ts'
import { openTurns } from './actions/take-turns.ts'
import type { SaleQueuesTools } from './actions/tools.ts'
import { saleQueuesCalls } from './contract.ts'

export function saleQueuesRoutes(tools: SaleQueuesTools): Bound[] {
  const turns = openTurns(tools)
  return bind(saleQueuesCalls, {
    'GET /bizQueue/queryTurn': ({ queueId }, context) => turns.queryTurn(queueId, context),
    'POST /bizQueue/takeTurn': ({ queueId }, context) => turns.takeTurn(queueId, context),
    'POST /sysConsole/querySaleQueues': (input, { locale }) => listQueues(tools.db, input, locale),
    'POST /sysConsole/openSaleQueue': (input, context) => openQueue(tools, input, context),
    'POST /sysConsole/changeSaleQueue': (input, context) => changeQueue(tools, input, context),
    'POST /sysConsole/endSaleQueue': (input, context) => endQueue(tools, input, context),
  })
}
