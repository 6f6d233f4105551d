import { type CallKey, sentenceOf } from '@hojip/platform/client'
import { runtimeTexts, toast, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { shopRefundTexts } from '../texts.ts'
import { known } from '@hojip/platform/known'
import type { zhCN } from '../texts.zh-CN.ts'

/** The calls whose answers show or count applications. */
const refundCalls = [
  'POST /bizConsole/queryRefunds',
  'GET /bizConsole/findRefund/{pkId}',
  'GET /bizConsole/queryReturnAddress',
  'POST /bizConsole/queryOrders',
  'GET /bizConsole/queryOrderInfo',
  'POST /sysConsole/queryArbitrations',
  'POST /sysConsole/queryRefundFaults',
  'GET /sysConsole/findRefund/{pkId}',
] as const satisfies readonly CallKey[]

type ActCall =
  | 'POST /bizConsole/agreeRefund'
  | 'POST /bizConsole/agreeReturn'
  | 'POST /bizConsole/rejectRefund'
  | 'POST /bizConsole/proposeRefund'
  | 'POST /bizConsole/confirmReturn'
  | 'POST /bizConsole/passInspection'
  | 'POST /bizConsole/failInspection'
  | 'POST /bizConsole/saveRefundEvidence'
  | 'POST /bizConsole/saveReturnAddress'
  | 'POST /sysConsole/arbitrate'
  | 'POST /sysConsole/retryRefund'
  | 'POST /sysConsole/offlineRefund'

/** Takes a step on an application and refreshes it, also after a refusal. A toast confirms success. */
export function useAct<K extends ActCall>(
  call: K,
  done: keyof (typeof zhCN)['done'],
  { onDone, inDialog = false }: { onDone?: () => void; inDialog?: boolean } = {},
) {
  const t = useTexts(shopRefundTexts)
  const { notDone } = useTexts(runtimeTexts)
  const refresh = useRefresh()
  const write = useWrite<K>(call, {
    refreshes: refundCalls,
    // A dialog covers the toasts, so it shows the error itself.
    quiet: inDialog,
    onRefused: () => void refresh(...refundCalls),
    onSuccess: (answer) => {
      const doesWait = answer !== null && 'isMoneyPaused' in answer && answer.isMoneyPaused
      toast('success', (doesWait && known(t.doneWaits, done)) || t.done[done])
      onDone?.()
    },
  })
  const { error } = write
  return { ...write, problem: error ? sentenceOf(error, notDone) : undefined }
}
