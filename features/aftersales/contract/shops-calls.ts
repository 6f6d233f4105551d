import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { aftersalesRefusals as r } from '../refusals.ts'
import {
  byId,
  files,
  listWish,
  refundLog,
  refundPage,
  refundType,
  refundWithLogs,
  returnAddress,
  statement,
  wish,
  words,
  ofPictures,
} from './shapes.ts'

const owner = { auth: 'staff', owner: 'shop', cache: 'none' } as const
const moving = [r.refundGone, r.notNow]

export const shopsCalls = {
  'POST /bizConsole/queryRefunds': call({
    summary: 'The shop’s applications; those that run out first come first',
    ...owner,
    rate: 'read',
    input: z.object({
      ...listWish,
      /** An order's or an application's number. */
      code: z.string().trim().max(40).optional(),
      arbitration: z.enum(['0', '1', '2']).optional(),
    }),
    output: refundPage,
  }),
  'GET /bizConsole/findRefund/{pkId}': call({
    summary: 'One application of the shop with all that was said and done',
    ...owner,
    rate: 'read',
    input: byId,
    output: refundWithLogs,
    refusals: [r.refundGone],
  }),
  'GET /bizConsole/queryReturnAddress': call({
    summary: 'Where goods go back to when the shop names no other address',
    ...owner,
    rate: 'read',
    input: s.noInput,
    output: z.object({ returnAddress: returnAddress.nullable() }),
  }),
  'POST /bizConsole/saveReturnAddress': call({
    summary: 'Keeps the address to which goods go back, also when the shop stays silent',
    ...owner,
    rate: 'write',
    input: returnAddress,
    output: s.nothing,
    refusals: [r.refundGone],
  }),
  'POST /bizConsole/agreeRefund': call({
    summary: 'Grants a refund without a return',
    ...owner,
    rate: 'write',
    input: byId,
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizConsole/agreeReturn': call({
    summary: 'Grants a return; without an address the kept one is meant',
    ...owner,
    rate: 'write',
    input: byId.extend({ returnAddress: returnAddress.optional() }),
    output: refundWithLogs,
    refusals: [...moving, r.addressNeeded],
  }),
  'POST /bizConsole/rejectRefund': call({
    summary: 'Refuses an application with a reason',
    ...owner,
    rate: 'write',
    input: byId.extend({ reason: words.min(1), files: files.default([]) }),
    output: refundWithLogs,
    refusals: [...moving, ...ofPictures],
  }),
  'POST /bizConsole/proposeRefund': call({
    summary: 'Offers another amount or kind; the buyer answers',
    ...owner,
    rate: 'write',
    input: byId.extend({
      refundType,
      refundMoney: wish,
      content: words.default(''),
      returnAddress: returnAddress.optional(),
    }),
    output: refundWithLogs,
    refusals: [...moving, r.tooMuch, r.tooLittle, r.wholeOnly, r.wayWrong, r.addressNeeded],
  }),
  'POST /bizConsole/confirmReturn': call({
    summary: 'The goods have come back to the shop',
    ...owner,
    rate: 'write',
    input: byId,
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizConsole/passInspection': call({
    summary: 'What came back is in order; resalable units go back on the shelf',
    ...owner,
    rate: 'write',
    input: byId.extend({ resalable: z.boolean() }),
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizConsole/failInspection': call({
    summary: 'What came back is not in order',
    ...owner,
    rate: 'write',
    input: byId.extend({ reason: words.min(1), files: files.default([]) }),
    output: refundWithLogs,
    refusals: [...moving, ...ofPictures],
  }),
  'POST /bizConsole/saveRefundEvidence': call({
    summary: 'The shop adds words and pictures while the mall listens',
    ...owner,
    rate: 'write',
    input: byId.extend(statement),
    output: refundLog,
    refusals: [...moving, r.enoughSaid, ...ofPictures],
  }),
}
