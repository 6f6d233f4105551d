import { call, shapes as s, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { aftersalesRefusals as r } from '../refusals.ts'
import { byId, files, refund, refundWithLogs, wish, words, ofPictures } from './shapes.ts'

const moving = [r.refundGone, r.notNow]

export const mallsCalls = {
  'POST /sysConsole/queryArbitrations': call({
    summary: 'Applications with an appeal to the mall, the oldest open ones first',
    ...mallRead,
    input: z.object({ ...s.pageInput, state: z.enum(['open', 'decided']).default('open') }),
    output: s.pageOf(refund),
  }),
  'POST /sysConsole/queryRefundFaults': call({
    summary: 'Applications whose refund does not arrive',
    ...mallRead,
    input: z.object(s.pageInput),
    output: s.pageOf(refund),
  }),
  'GET /sysConsole/findRefund/{pkId}': call({
    summary: 'One application with its whole history, for the mall',
    ...mallRead,
    input: byId,
    output: refundWithLogs,
    refusals: [r.refundGone],
  }),
  'POST /sysConsole/arbitrate': call({
    summary: 'Decides for the buyer, by refund or return and refund, or for the shop',
    ...mallWrite,
    proof: 'fresh',
    input: byId.extend({
      decision: z.enum(['refund', 'return', 'shop']),
      /** Left out: what was applied for. */
      refundMoney: wish.optional(),
      content: words.min(1),
    }),
    output: refundWithLogs,
    refusals: [...moving, r.tooMuch, r.tooLittle, r.wholeOnly],
  }),
  'POST /sysConsole/retryRefund': call({
    summary:
      'Tries a refund again; one that the provider closed for good is sent under the next refund number',
    ...mallWrite,
    proof: 'fresh',
    input: byId,
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /sysConsole/offlineRefund': call({
    summary: 'Records a refund paid by other means, once the provider’s refund has failed for good',
    ...mallWrite,
    proof: 'fresh',
    input: byId.extend({ content: words.min(1), files: files.min(1) }),
    output: refundWithLogs,
    refusals: [...moving, r.moneyUnsure, ...ofPictures],
  }),
}
