import type { Db } from '@hojip/db'
import { transitions } from '@hojip/orders/rules'
import type { Broken, Finding } from '../rules/invariants.ts'
import * as store from '../store/invariants.ts'

/** What the outside world says moved: the simulators' ledger, where there are simulators. */
export interface Truth {
  entries: readonly {
    atMs: number
    outTradeNo: string
    outRefundNo?: string
    direction: 'in' | 'out'
    amountFen: number
  }[]
}

export interface Question {
  now: Date
  truth?: Truth | undefined
  /** Money on its way: what moved at the gateways this recently is not compared. */
  graceMs?: number
  /** Orders whose placing was acknowledged to somebody. */
  acknowledged?: readonly string[]
}

const steps = [...new Set(Object.values(transitions).map(({ from, to }) => `${from ?? ''}>${to}`))]

async function truthIsLedger(db: Db, { truth, now, graceMs = 60_000 }: Question): Promise<store.Looked> {
  if (!truth) return { checked: 0, broken: [] }
  const own = new Map((await store.moneyByNumber(db)).map((one) => [one.number, one]))
  const young = new Set(
    truth.entries.filter((e) => e.atMs > now.getTime() - graceMs).map((e) => e.outTradeNo),
  )
  const theirs = new Map<string, { inFen: number; outFen: number }>()
  for (const entry of truth.entries) {
    const sums = theirs.get(entry.outTradeNo) ?? { inFen: 0, outFen: 0 }
    sums[entry.direction === 'in' ? 'inFen' : 'outFen'] += entry.amountFen
    theirs.set(entry.outTradeNo, sums)
  }
  const broken: Broken[] = []
  const none = { inFen: 0, outFen: 0 }
  for (const id of new Set([...own.keys(), ...theirs.keys()])) {
    if (young.has(id)) continue
    const [here, there] = [own.get(id) ?? none, theirs.get(id) ?? none]
    if (here.inFen === there.inFen && here.outFen === there.outFen) continue
    const detail = `here ${here.inFen} in, ${here.outFen} out; there ${there.inFen} in, ${there.outFen} out`
    broken.push({ id, detail })
  }
  return { checked: theirs.size, broken }
}

async function refundedOnce(db: Db, { truth }: Question): Promise<store.Looked> {
  const refunds = (truth?.entries ?? []).filter((entry) => entry.direction === 'out')
  const times = new Map<string, number>()
  for (const { outRefundNo = '' } of refunds) times.set(outRefundNo, (times.get(outRefundNo) ?? 0) + 1)
  const known = new Set(await store.knownRefunds(db, [...times.keys()]))
  const broken = [...times].flatMap(([id, n]): Broken[] => {
    if (n > 1) return [{ id, detail: `${n} times` }]
    return known.has(id) ? [] : [{ id, detail: 'known to the gateway alone' }]
  })
  return { checked: refunds.length, broken }
}

/**
 * Looks at everything that has to hold in the books, at any time and on a living mall: each invariant with how much was
 * looked at and what breaks it. Run after every test that plants faults, by `npm run check:books`, and by operators.
 */
export async function checkBooks(db: Db, question: Question): Promise<Finding[]> {
  const { acknowledged } = question
  return [
    { name: 'ledgerBalances', ...(await store.ledgerBalances(db)) },
    { name: 'ledgerIsGateway', ...(await store.ledgerIsGateway(db)) },
    { name: 'truthIsLedger', ...(await truthIsLedger(db, question)) },
    { name: 'paidOnce', ...(await store.paidOnce(db)) },
    { name: 'surplusGoesBack', ...(await store.surplusGoesBack(db)) },
    { name: 'refundsFit', ...(await store.refundsFit(db)) },
    { name: 'refundedOnce', ...(await refundedOnce(db, question)) },
    { name: 'stockAddsUp', ...(await store.stockAddsUp(db)) },
    { name: 'ordersAddUp', ...(await store.ordersAddUp(db)) },
    { name: 'listsAddUp', ...(await store.listsAddUp(db)) },
    { name: 'commentsAddUp', ...(await store.commentsAddUp(db)) },
    // Only who keeps a list of what was acknowledged, as tests do, can ask for it.
    ...(acknowledged
      ? [{ name: 'nothingLost' as const, ...(await store.nothingLost(db, acknowledged)) }]
      : []),
    { name: 'legalSteps', ...(await store.legalSteps(db, steps)) },
    { name: 'holdsEnd', ...(await store.holdsEnd(db, question.now)) },
    { name: 'jobsRun', ...(await store.jobsRun(db)) },
  ]
}
