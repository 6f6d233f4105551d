import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { aftersalesRefusals as r } from '../refusals.ts'
import { byId, files, refund, refundWithLogs, wish, words, ofPictures } from './shapes.ts'

const owner = { auth: 'operator', owner: 'mall', cache: 'none' } as const
const moving = [r.refundGone, r.notNow]

export const mallsCalls = {
  'POST /sysConsole/queryArbitrations': call({
    summary: 'Applications on which the mall was asked to decide, the oldest open ones first',
    ...owner,
    rate: 'read',
    input: z.object({ ...s.pageInput, state: z.enum(['open', 'decided']).default('open') }),
    output: s.pageOf(refund),
  }),
  'POST /sysConsole/queryRefundFaults': call({
    summary: 'Applications whose money does not arrive',
    ...owner,
    rate: 'read',
    input: z.object(s.pageInput),
    output: s.pageOf(refund),
  }),
  'GET /sysConsole/findRefund/{pkId}': call({
    summary: 'One application with all that was said and done, for the mall',
    ...owner,
    rate: 'read',
    input: byId,
    output: refundWithLogs,
    refusals: [r.refundGone],
  }),
  'POST /sysConsole/arbitrate': call({
    summary: 'Decides for the buyer, by refund or return and refund, or for the shop',
    ...owner,
    rate: 'write',
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
    summary: 'Asks the provider once more; what it has closed for good is sent under the next refund number',
    ...owner,
    rate: 'write',
    proof: 'fresh',
    input: byId,
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /sysConsole/offlineRefund': call({
    summary: 'The money was paid by other means, after the provider’s refund has surely failed',
    ...owner,
    rate: 'write',
    proof: 'fresh',
    input: byId.extend({ content: words.min(1), files: files.min(1) }),
    output: refundWithLogs,
    refusals: [...moving, r.moneyUnsure, ...ofPictures],
  }),
}
