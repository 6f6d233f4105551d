import { call, shapes as s, type OutputOf, mallRead, mallWrite } from '@hojip/platform/http'
import { payMethods } from '@hojip/policy/contract/channels'
import { z } from 'zod'
import { booksRefusals as r } from './refusals.ts'

const kind = z.enum(['case', 'refund', 'payment', 'order', 'overdue', 'stock', 'job'])
const act = z.enum(['ask', 'refund', 'retry', 'recount', 'close'])
const count = z.int()
const payType = z.enum(payMethods)
const day = z.iso.date()

const issue = z.object({
  /** The id of what has the issue: an order, a payment attempt, a refund, a case, a SKU or a job. */
  pkId: z.string(),
  /** Why it is in the list; see `rules/issues.ts`. */
  reason: z.string(),
  number: z.string(),
  payType: payType.optional(),
  orderId: s.id.optional(),
  money: s.money.optional(),
  /** The amount in our books, where `money` is the amount of the bill. */
  ownMoney: s.money.optional(),
  detail: z.string(),
  since: s.time,
  acts: z.array(act),
})

export const booksCalls = {
  'GET /sysConsole/queryIssues': call({
    summary: 'The issues of one kind, oldest first, and the number of issues of each kind',
    ...mallRead,
    input: z.object({ kind: kind.default('case'), ...s.pageInput }),
    output: s
      .pageOf(issue)
      .extend({
        counts: z.object({
          case: count,
          refund: count,
          payment: count,
          order: count,
          overdue: count,
          stock: count,
          job: count,
        }),
      }),
  }),
  'POST /sysConsole/repairIssue': call({
    summary: 'Repairs one issue: asks the gateway, refunds, tries again, recounts, or closes it with a note',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ kind, pkId: s.id, act, note: s.words(0, 200).default('') }),
    output: z.object({
      /** `waiting`: nothing has changed; `refused`: the gateway refused, and its own console says why. */
      outcome: z.enum(['done', 'underWay', 'waiting', 'refused']),
    }),
    refusals: [r.issueGone, r.notThisWay, r.noteMissing, r.gatewaySilent],
  }),
  'POST /sysConsole/checkBooks': call({
    summary: 'Checks all invariants of the books',
    ...mallWrite,
    input: s.noInput,
    output: s.listOf(
      z.object({
        name: z.string(),
        group: z.string(),
        text: z.string(),
        checked: z.int(),
        broken: z.array(z.object({ id: z.string(), detail: z.string() })),
      }),
    ),
  }),
  'GET /sysConsole/queryReconciledDays': call({
    summary: 'The last days that were compared with the gateways’ bills',
    ...mallRead,
    input: s.noInput,
    output: s.listOf(
      z.object({
        payType,
        day,
        payments: z.int(),
        paymentsMoney: s.money,
        refunds: z.int(),
        refundsMoney: s.money,
        openCases: z.int(),
        time: s.time,
      }),
    ),
  }),
  'POST /sysConsole/reconcileDay': call({
    summary: 'Compares one day with the gateways’ bills now',
    ...mallWrite,
    input: z.object({ day }),
    output: s.listOf(z.object({ payType, lines: z.int(), found: z.int(), open: z.int() })),
    refusals: [r.notYet, r.gatewaySilent],
  }),
  'POST /sysConsole/exportMoney': call({
    summary: 'The ledger of a range of days as CSV: UTF-8, amounts in yuan',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ from: day, to: day }),
    output: z.unknown(),
    answers: {
      contentType: 'text/csv; charset=utf-8',
      description: 'A file: one row for each entry of the ledger',
    },
    refusals: [r.tooLong],
  }),
  'GET /sysConsole/queryActs': call({
    summary: 'Who did what to the books, newest first',
    ...mallRead,
    input: z.object(s.pageInput),
    output: s.pageOf(
      z.object({
        pkId: s.id,
        name: z.string(),
        act: z.string(),
        subject: z.string(),
        outcome: z.string(),
        time: s.time,
      }),
    ),
  }),
}

type BooksCalls = typeof booksCalls
export type IssueKind = z.output<typeof kind>
export type Act = z.output<typeof act>
export type Issue = z.output<typeof issue>
export type ReconciledDay = OutputOf<BooksCalls['GET /sysConsole/queryReconciledDays']>['list'][number]
export type BookFinding = OutputOf<BooksCalls['POST /sysConsole/checkBooks']>['list'][number]
declare module '@hojip/platform/client' {
  interface AllCalls extends BooksCalls {}
}

s.nameShapes({ BooksIssue: issue })
