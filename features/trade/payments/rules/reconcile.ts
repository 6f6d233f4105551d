import type { Fen } from '@hojip/platform/money'

const caseKinds = [
  /** The bill has a payment under a number that is not ours. */
  'unknownPayment',
  /** The bill has a payment of ours that is not recorded as paid. */
  'unsettledPayment',
  /** Recorded as paid, but not in the bill. */
  'missingPayment',
  'paymentAmount',
  'unknownRefund',
  'unsettledRefund',
  'missingRefund',
  'refundAmount',
  /** Bill and attempt agree, but the ledger differs. */
  'ledger',
] as const
export type CaseKind = (typeof caseKinds)[number]

/** A line of the gateway's bill, see `gateways/gateway.ts`. */
interface Told {
  kind: 'payment' | 'refund'
  number: string
  gatewayNo: string
  amountFen: Fen
  state: 'success' | 'processing' | 'failed'
}

interface Fund {
  ids: readonly string[]
  kind: 'payment' | 'refund'
  amountFen: Fen
}

/** Our record of a number: of an attempt or of a refund. */
export interface Own {
  kind: 'payment' | 'refund'
  number: string
  attemptId: string
  refundId: string | null
  amountFen: Fen
  /** By our records, money moved. */
  isDone: boolean
  /** The amount by which the gateway's account grew, by the ledger. */
  ledgerFen: Fen
  /** It belongs in this bill: its money should have moved by now. */
  isDue: boolean
}

export interface Difference {
  kind: CaseKind
  number: string
  gatewayNo: string | null
  attemptId: string | null
  refundId: string | null
  billFen: Fen | null
  ownFen: Fen | null
  fundFen: Fen | null
}

function fundOf(funds: readonly Fund[], kind: Told['kind'], ids: readonly string[]): Fund | undefined {
  return funds.find((fund) => fund.kind === kind && fund.ids.some((id) => ids.includes(id)))
}

function kindOf(line: Told, own: Own | undefined, fundFen: Fen | null): CaseKind | undefined {
  const isPayment = line.kind === 'payment'
  if (!own) return isPayment ? 'unknownPayment' : 'unknownRefund'
  if (line.amountFen !== own.amountFen || (fundFen !== null && fundFen !== own.amountFen))
    return isPayment ? 'paymentAmount' : 'refundAmount'
  if (!own.isDone && line.state === 'success') return isPayment ? 'unsettledPayment' : 'unsettledRefund'
  const booked = isPayment ? own.ledgerFen : -own.ledgerFen
  return own.isDone && booked !== own.amountFen ? 'ledger' : undefined
}

/** Combines the lines of one number: a bill that lists a payment twice lists twice the money. */
function summed(lines: readonly Told[]): Told[] {
  const byNumber = new Map<string, Told>()
  for (const line of lines) {
    const key = `${line.kind} ${line.number}`
    const known = byNumber.get(key)
    byNumber.set(key, known ? { ...known, amountFen: known.amountFen + line.amountFen } : line)
  }
  return [...byNumber.values()]
}

/**
 * Compares a day three ways: the bill, the account's movements, and our records with their ledger. What
 * agrees is left out; a refund that failed moved nothing and is not compared.
 */
export function differencesOf(
  bill: { lines: readonly Told[]; funds: readonly Fund[] },
  own: readonly Own[],
): Difference[] {
  const ours = new Map(own.map((one) => [`${one.kind} ${one.number}`, one]))
  const lines = summed(bill.lines.filter((line) => line.state !== 'failed'))
  const told = new Set(lines.map((line) => `${line.kind} ${line.number}`))
  const inBill = lines.flatMap((line): Difference[] => {
    const mine = ours.get(`${line.kind} ${line.number}`)
    const fundFen = fundOf(bill.funds, line.kind, [line.number, line.gatewayNo])?.amountFen ?? null
    // A trade may have several refunds, and not every gateway's movements name the refund's number.
    const certain = line.kind === 'payment' ? fundFen : null
    const kind = kindOf(line, mine, certain)
    if (!kind) return []
    const who = { attemptId: mine?.attemptId ?? null, refundId: mine?.refundId ?? null }
    const { number, gatewayNo, amountFen: billFen } = line
    return [{ kind, number, gatewayNo, ...who, billFen, ownFen: mine?.amountFen ?? null, fundFen }]
  })
  const onlyOurs = own
    .filter((one) => one.isDue && one.isDone && !told.has(`${one.kind} ${one.number}`))
    .map((one): Difference => ({
      kind: one.kind === 'payment' ? 'missingPayment' : 'missingRefund',
      number: one.number,
      gatewayNo: null,
      attemptId: one.attemptId,
      refundId: one.refundId,
      billFen: null,
      ownFen: one.amountFen,
      fundFen: fundOf(bill.funds, one.kind, [one.number])?.amountFen ?? null,
    }))
  return [...inBill, ...onlyOurs]
}
