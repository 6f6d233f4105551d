import { call, shapes as s, shopRead, shopWrite } from '@hojip/platform/http'
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

const moving = [r.refundGone, r.notNow]

export const shopsCalls = {
  'POST /bizConsole/queryRefunds': call({
    summary: 'The shop’s applications, the earliest deadline first',
    ...shopRead,
    right: 'orders.read',
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
    ...shopRead,
    right: 'orders.read',
    input: byId,
    output: refundWithLogs,
    refusals: [r.refundGone],
  }),
  'GET /bizConsole/queryReturnAddress': call({
    summary: 'The shop’s return addresses, and the default one, which is used when no other is given',
    ...shopRead,
    right: 'orders.read',
    input: s.noInput,
    output: z.object({
      returnAddress: returnAddress.optional(),
      /** The default one first. */
      list: z.array(returnAddress.extend({ pkId: s.id, isDefault: z.boolean() })),
    }),
  }),
  'POST /bizConsole/saveReturnAddress': call({
    summary:
      'Adds a return address of the shop or changes one; the default is also used when a return is granted automatically',
    ...shopWrite,
    right: 'refunds.answer',
    proof: 'fresh',
    input: returnAddress.extend({
      /** Left out for a new one. */
      pkId: s.id.optional(),
      /** With false, the default stays what it is; left out, a new one becomes the default. */
      isDefault: z.boolean().optional(),
    }),
    output: s.nothing,
    refusals: [r.addressGone, r.addressExists, r.addressesFull],
  }),
  'POST /bizConsole/setDefaultReturnAddress': call({
    summary: 'Makes a return address of the shop the default one',
    ...shopWrite,
    right: 'refunds.answer',
    input: byId,
    output: s.nothing,
    refusals: [r.addressGone],
  }),
  'POST /bizConsole/deleteReturnAddress': call({
    summary: 'Deletes a return address of the shop, except the default one',
    ...shopWrite,
    right: 'refunds.answer',
    input: byId,
    output: s.nothing,
    refusals: [r.addressGone, r.addressIsDefault],
  }),
  'POST /bizConsole/agreeRefund': call({
    summary: 'Grants a refund without a return',
    ...shopWrite,
    right: 'refunds.answer',
    input: byId,
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizConsole/agreeReturn': call({
    summary: 'Grants a return; without an address the stored one is used',
    ...shopWrite,
    right: 'refunds.answer',
    input: byId.extend({ returnAddress: returnAddress.optional() }),
    output: refundWithLogs,
    refusals: [...moving, r.addressNeeded],
  }),
  'POST /bizConsole/rejectRefund': call({
    summary: 'Refuses an application with a reason and pictures',
    ...shopWrite,
    right: 'refunds.answer',
    input: byId.extend({ reason: words.min(1), files: files.min(1) }),
    output: refundWithLogs,
    refusals: [...moving, ...ofPictures],
  }),
  'POST /bizConsole/proposeRefund': call({
    summary: 'Offers another amount or type; the buyer answers',
    ...shopWrite,
    right: 'refunds.answer',
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
    ...shopWrite,
    right: 'refunds.answer',
    input: byId,
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizConsole/passInspection': call({
    summary: 'The return passed inspection: grants the refund; resalable units go back into stock',
    ...shopWrite,
    right: 'refunds.answer',
    input: byId.extend({ resalable: z.boolean() }),
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizConsole/failInspection': call({
    summary: 'The return failed inspection, with a reason and pictures',
    ...shopWrite,
    right: 'refunds.answer',
    input: byId.extend({ reason: words.min(1), files: files.min(1) }),
    output: refundWithLogs,
    refusals: [...moving, ...ofPictures],
  }),
  'POST /bizConsole/saveRefundEvidence': call({
    summary: 'The shop adds words and pictures while evidence is taken',
    ...shopWrite,
    right: 'refunds.answer',
    idempotency: 'honored',
    input: byId.extend(statement),
    output: refundLog,
    refusals: [...moving, r.enoughSaid, ...ofPictures],
  }),
}
