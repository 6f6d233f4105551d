import { bind, type Bound } from '@hojip/platform/http'
import { agreeRefund, agreeReturn } from '../actions/agree.ts'
import { addEvidence } from '../actions/arbitrate.ts'
import { propose } from '../actions/propose.ts'
import { listShopRefunds, readLastLog, readRefund } from '../actions/reading/read-refunds.ts'
import type { ReadingTools } from '../actions/reading/refund-view.ts'
import { reject } from '../actions/reject.ts'
import {
  deleteShopAddress,
  readShopAddresses,
  saveShopAddress,
  setDefaultAddress,
} from '../actions/return-addresses.ts'
import { confirmReturn, passInspection } from '../actions/send-back.ts'
import { shopsCalls } from '../contract/shops-calls.ts'
import { answerAfter } from './answers.ts'

export function shopsRoutes(tools: ReadingTools): Bound[] {
  const answer = answerAfter(tools, 'shop')
  return bind(shopsCalls, {
    'POST /bizConsole/queryRefunds': (input, { viewer, locale }) =>
      listShopRefunds(tools, viewer, input, locale),
    'GET /bizConsole/findRefund/{pkId}': ({ pkId }, asked) => readRefund(tools, 'shop', asked, pkId),
    'GET /bizConsole/queryReturnAddress': (_input, { viewer }) => readShopAddresses(tools, viewer),
    'POST /bizConsole/saveReturnAddress': (input, { viewer }) => saveShopAddress(tools, viewer, input),
    'POST /bizConsole/setDefaultReturnAddress': ({ pkId }, { viewer }) =>
      setDefaultAddress(tools, viewer, pkId),
    'POST /bizConsole/deleteReturnAddress': ({ pkId }, { viewer }) => deleteShopAddress(tools, viewer, pkId),
    'POST /bizConsole/agreeRefund': ({ pkId }, asked) =>
      answer(agreeRefund(tools, asked.viewer, pkId), pkId, asked),
    'POST /bizConsole/agreeReturn': ({ pkId, returnAddress }, asked) =>
      answer(agreeReturn(tools, asked.viewer, pkId, returnAddress), pkId, asked),
    'POST /bizConsole/rejectRefund': (input, asked) =>
      answer(reject(tools, asked.viewer, 'rejected', input), input.pkId, asked),
    'POST /bizConsole/proposeRefund': (input, asked) => {
      asked.note?.({ subject: { offer: input.refundMoney } })
      return answer(propose(tools, asked.viewer, input), input.pkId, asked)
    },
    'POST /bizConsole/confirmReturn': ({ pkId }, asked) =>
      answer(confirmReturn(tools, asked.viewer, pkId), pkId, asked),
    'POST /bizConsole/passInspection': (input, asked) =>
      answer(passInspection(tools, asked.viewer, input), input.pkId, asked),
    'POST /bizConsole/failInspection': (input, asked) =>
      answer(reject(tools, asked.viewer, 'failed', input), input.pkId, asked),
    'POST /bizConsole/saveRefundEvidence': async (input, { viewer, locale, note, idempotencyKey: key }) =>
      (await addEvidence(tools, viewer, { role: 'shop', key, note }, input)) ??
      readLastLog(tools, input.pkId, locale),
  })
}
