import type { Act, TroubleKind } from '../contract.ts'

export type { Act, TroubleKind }

/** What an operator is shown: lists of things that do not go on by themselves. */
export const troubleKinds = [
  'case',
  'refund',
  'payment',
  'order',
  'overdue',
  'stock',
  'job',
] as const satisfies readonly TroubleKind[]

/** Why it is in the list; `case` has the kinds of cases of reconciliation. */
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
  stock: ['drift'],
  job: ['failed'],
} as const satisfies Record<TroubleKind, readonly string[]>
export type Reason = (typeof reasons)[TroubleKind][number]

/** What can be done about it here; for the rest somebody else has to act, and the list says who. */
export function actsOf(kind: TroubleKind, reason: string): Act[] {
  if (kind === 'case') return reason === 'unknownPayment' ? ['ask', 'refund', 'close'] : ['ask', 'close']
  if (kind === 'refund') return ['retry']
  if (kind === 'payment') return reason === 'unanswered' ? ['ask'] : []
  if (kind === 'order') return ['retry']
  if (kind === 'stock') return ['recount']
  return kind === 'job' ? ['retry'] : []
}
