import { GatewayRefused, UnknownOutcome } from '@hojip/payments'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { mallDay } from '@hojip/platform/mall-time'
import { methodOf, type PayMethod } from '@hojip/policy/channels'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { booksRefusals as r } from '../refusals.ts'
import { recordAct } from '../store/acts.ts'
import type { BooksTools } from './tools.ts'
import { dayMs } from '@hojip/platform/clock'

export interface DayCompared {
  list: { payType: PayMethod; lines: number; found: number; open: number }[]
}

/** Gateways store their bills for three months. */
const mostDaysBack = 90

/** Compares a past day with the gateways' bills. A repeated comparison reports only what is new since the last one. */
export async function reconcileNow(
  tools: BooksTools,
  viewer: Viewer,
  day: string,
): Promise<DayCompared | Refusal<'books/gatewaySilent' | 'books/notYet'>> {
  const nowMs = tools.clock.nowMs()
  if (day >= mallDay(nowMs) || day < mallDay(nowMs - mostDaysBack * dayMs)) return refuse(r.notYet)
  try {
    const reports = await tools.money.reconcile(day)
    const found = reports.reduce((sum, one) => sum + one.found, 0)
    await recordAct(tools.db, {
      id: newId(),
      userId: viewer.userId,
      act: 'reconcile',
      subject: day,
      outcome: 'done',
      data: { found },
      at: new Date(nowMs),
    })
    return {
      list: reports.map(({ channel, lines, found: n, open }) => ({
        payType: methodOf(channel),
        lines,
        found: n,
        open,
      })),
    }
  } catch (error) {
    if (!(error instanceof UnknownOutcome || error instanceof GatewayRefused)) throw error
    tools.log.warn('books.bill-unanswered', { day, error })
    return refuse(r.gatewaySilent)
  }
}
