import { call, shapes as s, type OutputOf } from '@hojip/platform/http'
import { z } from 'zod'
import { booksRefusals as r } from './refusals.ts'

const ofMall = { auth: 'operator', owner: 'mall', cache: 'none' } as const
const kind = z.enum(['case', 'refund', 'payment', 'order', 'overdue', 'stock', 'job'])
const act = z.enum(['ask', 'refund', 'retry', 'recount', 'close'])
const count = z.int()
/** Of the pay type: 1 Alipay, 2 WeChat Pay. */
const payType = z.enum(['1', '2'])
const day = z.iso.date()

const trouble = z.object({
  /** Of what is in trouble: an order, an attempt, a refund, a case, a SKU, a job. */
  pkId: z.string(),
  /** Why it is in the list; see `rules/troubles.ts`. */
  reason: z.string(),
  number: z.string(),
  payType: payType.optional(),
  orderId: s.id.optional(),
  money: s.money.optional(),
  /** What ours says, where `money` is what the bill says. */
  ownMoney: s.money.optional(),
  detail: z.string(),
  since: s.time,
  acts: z.array(act),
})

export const booksCalls = {
  'GET /sysConsole/queryTroubles': call({
    summary: 'What does not go on by itself, the oldest first, with how many there are of each kind',
    ...ofMall,
    rate: 'read',
    input: z.object({ kind: kind.default('case'), ...s.pageInput }),
    output: s.pageOf(trouble).extend({
      counts: z.object({
        ...{ case: count, refund: count, payment: count, order: count },
        ...{ overdue: count, stock: count, job: count },
      }),
    }),
  }),
  'POST /sysConsole/mendTrouble': call({
    summary: 'Mends one: asks the gateway, refunds, tries again, counts anew, or closes it with a note',
    ...ofMall,
    rate: 'write',
    proof: 'fresh',
    input: z.object({
      kind,
      pkId: s.id,
      act,
      note: z.string().trim().max(200).default(''),
    }),
    output: z.object({
      /** `waiting`: nothing has changed; `refused`: the gateway says no, see its own console. */
      outcome: z.enum(['done', 'underWay', 'waiting', 'refused']),
    }),
    refusals: [r.troubleGone, r.notThisWay, r.noteMissing, r.gatewaySilent],
  }),
  'POST /sysConsole/checkBooks': call({
    summary: 'Looks at everything that has to hold in the books',
    ...ofMall,
    rate: 'write',
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
    ...ofMall,
    rate: 'read',
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
    ...ofMall,
    rate: 'write',
    input: z.object({ day }),
    output: s.listOf(z.object({ payType, lines: z.int(), found: z.int(), open: z.int() })),
    refusals: [r.notYet, r.gatewaySilent],
  }),
  'POST /sysConsole/exportMoney': call({
    summary: 'The ledger of a time as CSV: UTF-8, amounts in yuan',
    ...ofMall,
    rate: 'write',
    proof: 'fresh',
    input: z.object({ from: day, to: day }),
    output: z.unknown(),
    refusals: [r.tooLong],
  }),
  'GET /sysConsole/queryActs': call({
    summary: 'Who did what to the books, newest first',
    ...ofMall,
    rate: 'read',
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

export type BooksCalls = typeof booksCalls
export type TroubleKind = z.output<typeof kind>
export type Act = z.output<typeof act>
export type Trouble = z.output<typeof trouble>
export type ReconciledDay = OutputOf<BooksCalls['GET /sysConsole/queryReconciledDays']>['list'][number]
export type BookFinding = OutputOf<BooksCalls['POST /sysConsole/checkBooks']>['list'][number]
declare module '@hojip/platform/client' {
  interface AllCalls extends BooksCalls {}
}
