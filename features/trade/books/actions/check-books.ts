import type { Db } from '@hojip/db'
import { transitions } from '@hojip/orders/rules'
import { minuteMs } from '@hojip/platform/clock'
import { writeSetting } from '@hojip/platform/db'
import type { Broken, Finding } from '../rules/invariants.ts'
import { patiently } from '../store/checking.ts'
import * as store from '../store/invariants.ts'
import { knownRefunds, moneyByNumber } from '../store/own-money.ts'

/** The simulators' ledger: the gateways' own account of what was paid and refunded. */
export interface ExternalLedger {
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
  /** For a copy of the database: the moment of which it is one. What has fallen due since then was nobody's to do there. */
  copiedAt?: Date
  externalLedger?: ExternalLedger | undefined
  /** Movements at the gateways younger than this are not compared: their notification may still be on its way. */
  graceMs?: number
  /** Ids of orders whose buyers got the answer that the order was placed. */
  acknowledged?: readonly string[]
  /** Statements may take as long as they need, for a large mall while nobody waits. */
  isPatient?: boolean
}

const steps = [...new Set(Object.values(transitions).map(({ from, to }) => `${from ?? ''}>${to}`))]

async function externalLedgerIsOurs(
  db: Db,
  { externalLedger, now, graceMs = minuteMs }: Question,
): Promise<store.CheckedInvariant> {
  if (!externalLedger) return { checked: 0, broken: [] }
  const own = new Map((await moneyByNumber(db)).map((one) => [one.number, one]))
  const young = new Set(
    externalLedger.entries.filter((e) => e.atMs > now.getTime() - graceMs).map((e) => e.outTradeNo),
  )
  const theirs = new Map<string, { inFen: number; outFen: number }>()
  for (const entry of externalLedger.entries) {
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

async function refundedOnce(db: Db, { externalLedger }: Question): Promise<store.CheckedInvariant> {
  const refunds = (externalLedger?.entries ?? []).filter((entry) => entry.direction === 'out')
  const times = new Map<string, number>()
  for (const { outRefundNo = '' } of refunds) times.set(outRefundNo, (times.get(outRefundNo) ?? 0) + 1)
  const known = new Set(await knownRefunds(db, [...times.keys()]))
  const broken = [...times].flatMap(([id, n]): Broken[] => {
    if (n > 1) return [{ id, detail: `${n} times` }]
    return known.has(id) ? [] : [{ id, detail: 'known to the gateway alone' }]
  })
  return { checked: refunds.length, broken }
}

/**
 * Checks all invariants of the books; may run at any time while the mall is in use. Each finding has the number of
 * things that were checked and those that break the invariant. Called by `npm run check:books`, by operators, and at
 * the end of every test that plants faults.
 */
export async function checkBooks(db: Db, question: Question): Promise<Finding[]> {
  const { acknowledged, copiedAt, isPatient = false } = question
  const checks: [Finding['name'], (db: Db) => Promise<store.CheckedInvariant>][] = [
    ['ledgerBalances', store.ledgerBalances],
    ['ledgerIsGateway', store.ledgerIsGateway],
    ['externalLedgerIsOurs', (at) => externalLedgerIsOurs(at, question)],
    ['paidOnce', store.paidOnce],
    ['surplusGoesBack', store.surplusGoesBack],
    ['refundsFit', store.refundsFit],
    ['refundsAddUp', store.refundsAddUp],
    ['refundedOnce', (at) => refundedOnce(at, question)],
    ['stockAddsUp', store.stockAddsUp],
    ['movementsAddUp', store.movementsAddUp],
    ['ordersAddUp', store.ordersAddUp],
    ['listsAddUp', store.listsAddUp],
    ['productListsAddUp', store.productListsAddUp],
    ['commentsAddUp', store.commentsAddUp],
    ['legalSteps', (at) => store.legalSteps(at, steps)],
    ['holdsEnd', (at) => store.holdsEnd(at, copiedAt ?? question.now)],
    ['jobsRun', (at) => store.jobsRun(at, copiedAt)],
  ]
  // Checked only for callers with a list of acknowledged orders, such as tests.
  if (acknowledged) checks.push(['nothingLost', (at) => store.nothingLost(at, acknowledged)])
  const findings: Finding[] = []
  for (const [name, check] of checks)
    findings.push({ name, ...(isPatient ? await patiently(db, check) : await check(db)) })
  return findings
}

/** Remembers what a check has found, for the figures that others watch and the page of health. */
export function noteCheck(db: Db, findings: readonly Finding[], at: Date): Promise<void> {
  const broken = Object.fromEntries(findings.map((one) => [one.name, one.broken.length]))
  return writeSetting(db, 'books.checked', { at: at.toISOString(), broken })
}
