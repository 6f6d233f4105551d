import { bind, type Bound } from '@hojip/platform/http'
import { arbitrate } from '../actions/arbitrate.ts'
import { payOffline, retryMoney } from '../actions/money/repair-money.ts'
import { listArbitrations, listMoneyFaults, readRefund } from '../actions/reading/read-refunds.ts'
import type { ReadingTools } from '../actions/reading/refund-view.ts'
import { mallsCalls } from '../contract/malls-calls.ts'
import { answerAfter } from './answers.ts'

export function mallsRoutes(tools: ReadingTools): Bound[] {
  const answer = answerAfter(tools, 'operator')
  return bind(mallsCalls, {
    'POST /sysConsole/queryArbitrations': (input, { viewer, locale }) =>
      listArbitrations(tools, viewer, input, locale),
    'POST /sysConsole/queryRefundFaults': (input, { viewer, locale }) =>
      listMoneyFaults(tools, viewer, input, locale),
    'GET /sysConsole/findRefund/{pkId}': ({ pkId }, asked) => readRefund(tools, 'operator', asked, pkId),
    'POST /sysConsole/arbitrate': (input, asked) => {
      asked.note?.({ subject: { decision: input.decision } })
      return answer(arbitrate(tools, asked.viewer, input), input.pkId, asked)
    },
    'POST /sysConsole/retryRefund': ({ pkId }, asked) =>
      answer(retryMoney(tools, asked.viewer, pkId), pkId, asked),
    'POST /sysConsole/offlineRefund': (input, asked) =>
      answer(payOffline(tools, asked.viewer, input), input.pkId, asked),
  })
}
