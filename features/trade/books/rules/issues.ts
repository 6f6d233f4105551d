import type { Act, IssueKind } from '../contract.ts'

export type { Act, IssueKind }

/** The lists of issues that operators see. */
export const issueKinds = [
  'case',
  'refund',
  'payment',
  'order',
  'overdue',
  'stock',
  'job',
] as const satisfies readonly IssueKind[]

/** Why an issue is in its list. The reasons of `case` are the kinds of reconciliation cases. */
export const reasons = {
  case: [
    'unknownPayment',
    'unsettledPayment',
    'missingPayment',
    'paymentAmount',
    'unknownRefund',
    'unsettledRefund',
    'missingRefund',
    'refundAmount',
    'ledger',
  ],
  refund: ['failed', 'slow'],
  payment: ['unanswered', 'unmatched', 'wrongAmount', 'secondPayment'],
  order: ['unpaidPastDue', 'shippingPastDue', 'cancellingPastDue', 'receiptPastDue', 'givingBackPastDue'],
  overdue: ['shipping', 'aftersales'],
  stock: ['drift', 'log'],
  job: ['failed'],
} as const satisfies Record<IssueKind, readonly string[]>
export type Reason = (typeof reasons)[IssueKind][number]

/** What an operator can do about it here. Without acts somebody else has to act, and the list names who. */
export function actsOf(kind: IssueKind, reason: string): Act[] {
  if (kind === 'case') return reason === 'unknownPayment' ? ['ask', 'refund', 'close'] : ['ask', 'close']
  if (kind === 'refund') return ['retry']
  if (kind === 'payment') return reason === 'unanswered' ? ['ask'] : []
  if (kind === 'order') return ['retry']
  if (kind === 'stock') return ['recount']
  return kind === 'job' ? ['retry'] : []
}
