import { inTransaction } from '@hojip/platform/db'
import { dayAfter, dayBefore, mallDay } from '@hojip/platform/mall-time'
import { channelNames, type Channel } from '@hojip/policy/channels'
import { differencesOf } from '../rules/reconcile.ts'
import {
  daysDone,
  firstAttemptAt,
  openCases,
  openCasesOf,
  ownOf,
  putDay,
  putLines,
} from '../store/reconcile.ts'
import { gatewayOf, type PaymentsTools } from './tools.ts'
import { repairCase } from './repair-case.ts'

export const reconcileJob = 'payments.reconcile'

export interface DayReport {
  channel: Channel
  day: string
  /** Lines of the bill. */
  lines: number
  /** Differences that had no case yet. */
  found: number
  /** Cases of this gateway that still need a person. */
  open: number
}

/**
 * Compares a gateway's bill of one day with our records and opens a case for each difference; then tries to
 * resolve every open case of the gateway. Comparing the same day again opens no further cases.
 */
export async function reconcileDay(tools: PaymentsTools, channel: Channel, day: string): Promise<DayReport> {
  const { db, clock, log } = tools
  const bill = await gatewayOf(tools, channel).bill(day)
  const found = await inTransaction(db, async (tx) => {
    const differences = differencesOf(bill, await ownOf(tx, channel, day, bill.lines))
    const at = new Date(clock.nowMs())
    await putLines(tx, channel, day, bill.lines)
    await putDay(tx, channel, day, bill.lines, at)
    return openCases(tx, channel, day, differences, at)
  })
  let open = 0
  for (const one of await openCasesOf(db, channel)) if (!(await repairCase(tools, one))) open += 1
  if (open > 0) log.error('payments.books-differ', { channel, day, found, open })
  return { channel, day, lines: bill.lines.length, found, open }
}

function channelsOf(tools: PaymentsTools): Channel[] {
  return channelNames.filter((channel) => tools.gateways[channel] !== undefined)
}

/** Compares one day with the bills of every gateway, at an operator's request. */
export async function reconcileAll(tools: PaymentsTools, day: string): Promise<DayReport[]> {
  const reports: DayReport[] = []
  for (const channel of channelsOf(tools)) reports.push(await reconcileDay(tools, channel, day))
  return reports
}

/** How far back missed days are compared: gateways store bills for three months. */
const mostDaysBack = 30

/** The days up to yesterday that have not been compared, oldest first. */
async function daysToDo(tools: PaymentsTools, channel: Channel): Promise<string[]> {
  const { db, clock } = tools
  const first = await firstAttemptAt(db, channel)
  if (!first) return []
  const yesterday = dayBefore(mallDay(clock.nowMs()))
  let earliest = yesterday
  for (let i = 1; i < mostDaysBack; i++) earliest = dayBefore(earliest)
  const firstDay = mallDay(first.getTime())
  const from = firstDay > earliest ? firstDay : earliest
  const done = new Set(await daysDone(db, channel, from))
  const days: string[] = []
  for (let day = from; day <= yesterday; day = dayAfter(day)) if (!done.has(day)) days.push(day)
  return days
}

/** Compares yesterday and any missed day before it. A gateway that does not answer is asked again within the hour. */
export async function reconcileDue(tools: PaymentsTools): Promise<void> {
  const failures: unknown[] = []
  for (const channel of channelsOf(tools)) {
    try {
      for (const day of await daysToDo(tools, channel)) await reconcileDay(tools, channel, day)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
