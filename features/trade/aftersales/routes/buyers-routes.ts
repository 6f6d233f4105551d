import { bind, type Bound } from '@hojip/platform/http'
import { isRefusal } from '@hojip/platform/refusal'
import { addEvidence, appeal } from '../actions/arbitrate.ts'
import { submitRefund } from '../actions/apply.ts'
import { changeRefund } from '../actions/change-refund.ts'
import { answerProposal } from '../actions/propose.ts'
import { listOwnRefunds, readLastLog, readRefund } from '../actions/reading/read-refunds.ts'
import type { ReadingTools } from '../actions/reading/refund-view.ts'
import { readRefundable, readRefundMoney } from '../actions/reading/read-refundable.ts'
import { fileExpress } from '../actions/send-back.ts'
import { hideRefund, withdrawRefund } from '../actions/withdraw-refund.ts'
import { buyersCalls } from '../contract/buyers-calls.ts'
import { answerAfter } from './answers.ts'

export function buyersRoutes(tools: ReadingTools): Bound[] {
  const answer = answerAfter(tools, 'buyer')
  return bind(buyersCalls, {
    'GET /bizGoodsRefund/queryRefundable': (input, { viewer, locale }) =>
      readRefundable(tools, viewer, input, locale),
    'POST /bizGoodsRefund/queryRefundMoney': (input, { viewer, locale }) =>
      readRefundMoney(tools, viewer, input, locale),
    'POST /bizGoodsRefund/submit/refund': (input, { viewer, idempotencyKey }) =>
      submitRefund(tools, viewer, input, idempotencyKey),
    'POST /bizGoodsRefund/queryRefundList': (input, { viewer, locale }) =>
      listOwnRefunds(tools, viewer, input, locale),
    'GET /bizGoodsRefund/findById/{pkId}': ({ pkId }, asked) => readRefund(tools, 'buyer', asked, pkId),
    'POST /bizGoodsRefund/update': async (input, asked) => {
      const changed = await changeRefund(tools, asked.viewer, input)
      return isRefusal(changed) ? changed : readRefund(tools, 'buyer', asked, changed.pkId)
    },
    'POST /bizGoodsRefund/cancelRefund': ({ pkId }, asked) =>
      answer(withdrawRefund(tools, asked.viewer, pkId), pkId, asked),
    'POST /bizGoodsRefund/saveReturnExpress': (input, asked) =>
      answer(fileExpress(tools, asked.viewer, input), input.pkId, asked),
    'POST /bizGoodsRefund/answerProposal': (input, asked) =>
      answer(answerProposal(tools, asked.viewer, input), input.pkId, asked),
    'POST /bizGoodsRefund/applyArbitration': (input, asked) =>
      answer(appeal(tools, asked.viewer, input), input.pkId, asked),
    'POST /bizGoodsRefund/saveEvidence': async (input, { viewer, locale, idempotencyKey: key }) =>
      (await addEvidence(tools, viewer, { role: 'buyer', key }, input)) ??
      readLastLog(tools, input.pkId, locale),
    'POST /bizGoodsRefund/deleteById/{pkId}': ({ pkId }, { viewer }) => hideRefund(tools, viewer, pkId),
  })
}
