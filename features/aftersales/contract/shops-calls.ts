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
    summary: 'The shop’s applications, the earliest deadline first',
    ...owner,
    rate: 'read',
    input: z.object({
      ...listWish,
      /** An order's or an application's number. */
      code: s.words(0, 40).optional(),
      arbitration: z.enum(['0', '1', '2']).optional(),
    }),
    output: refundPage,
  }),
  'GET /bizConsole/findRefund/{pkId}': call({
    summary: 'One application of the shop with its whole history',
    ...owner,
    rate: 'read',
    input: byId,
    output: refundWithLogs,
    refusals: [r.refundGone],
  }),
  'GET /bizConsole/queryReturnAddress': call({
    summary: 'The shop’s stored return address, used when no other is given',
    ...owner,
    rate: 'read',
    input: s.noInput,
    output: z.object({ returnAddress: returnAddress.nullable() }),
  }),
  'POST /bizConsole/saveReturnAddress': call({
    summary: 'Stores the shop’s return address, also used when a return is granted automatically',
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
    summary: 'Grants a return; without an address the stored one is used',
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
    summary: 'Offers another amount or type; the buyer answers',
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
    summary: 'Confirms that the return has arrived at the shop',
    ...owner,
    rate: 'write',
    input: byId,
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizConsole/passInspection': call({
    summary: 'The return passed inspection: grants the refund; resalable units go back into stock',
    ...owner,
    rate: 'write',
    input: byId.extend({ resalable: z.boolean() }),
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizConsole/failInspection': call({
    summary: 'The return failed inspection',
    ...owner,
    rate: 'write',
    input: byId.extend({ reason: words.min(1), files: files.default([]) }),
    output: refundWithLogs,
    refusals: [...moving, ...ofPictures],
  }),
  'POST /bizConsole/saveRefundEvidence': call({
    summary: 'The shop adds words and pictures while evidence is taken',
    ...owner,
    rate: 'write',
    input: byId.extend(statement),
    output: refundLog,
    refusals: [...moving, r.enoughSaid, ...ofPictures],
  }),
}
