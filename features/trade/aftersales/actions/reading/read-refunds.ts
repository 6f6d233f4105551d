import type { PageRequest } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { shapes } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { firstOf } from '@hojip/platform/collections'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { returnsOf } from '@hojip/shipping'
import type { Refund, RefundLog, RefundWithLogs } from '../../contract.ts'
import { aftersalesRefusals as r } from '../../refusals.ts'
import { groups, type Group, type Person } from '../../rules/refund-state.ts'
import {
  arbitrations,
  countOwnRefunds,
  countShopRefunds,
  logsOf,
  mallRefund,
  moneyFaults,
  ownRefund,
  ownRefunds,
  shopRefund,
  shopRefunds,
  type Finder,
  type ListWish,
  type StateCount,
} from '../../store/read.ts'
import type { RefundRow } from '../../store/rows.ts'
import { logView, refundView, stepsOf, type ReadingTools } from './refund-view.ts'

async function views(
  tools: ReadingTools,
  rows: readonly RefundRow[],
  role: Person,
  locale: Locale,
): Promise<Refund[]> {
  const parcels = await returnsOf(
    tools.db,
    rows.flatMap(({ returnParcelId }) => returnParcelId ?? []),
  )
  const { clock, isRefundPaused } = tools
  const reader = { role, locale, nowMs: clock.nowMs(), isRefundPaused }
  return rows.map((row) =>
    refundView(
      row,
      parcels.find(({ id }) => id === row.returnParcelId),
      reader,
    ),
  )
}

const finders: Record<Person, (viewer: Viewer) => Finder> = {
  buyer: ownRefund,
  shop: shopRefund,
  operator: mallRefund,
}

/** How each side finds an application: only its own. */
export function findFor(role: Person, viewer: Viewer): Finder {
  return finders[role](viewer)
}

/** One application with its log, as its buyer, its shop or the mall may see it. */
export async function readRefund(
  tools: ReadingTools,
  role: Person,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
  id: string,
): Promise<RefundWithLogs | Refusal<'aftersales/refundGone'>> {
  const row = await findFor(role, viewer)(tools.db, id)
  if (!row) return refuse(r.refundGone)
  const [shown, logs] = await Promise.all([views(tools, [row], role, locale), logsOf(tools.db, id)])
  return { ...firstOf(shown), logs: logs.map((log) => logView(log, locale)), steps: stepsOf(row, logs) }
}

/** The latest log entry of an application. */
export async function readLastLog(tools: ReadingTools, id: string, locale: Locale): Promise<RefundLog> {
  const last = (await logsOf(tools.db, id)).at(-1)
  if (!last) throw new Error(`the application ${id} has no log`)
  return logView(last, locale)
}

export interface Wish extends PageRequest {
  refundApplyStatus?: number | undefined
  group?: Group | undefined
  refundId?: string | undefined
  orderId?: string | undefined
  code?: string | undefined
  arbitration?: '0' | '1' | '2' | undefined
}

const states = { '0': 'none', '1': 'open', '2': 'decided' } as const

function wishOf({ refundApplyStatus, group, refundId, arbitration, ...wish }: Wish): ListWish {
  return {
    ...wish,
    pkId: refundId,
    arbitration: arbitration === undefined ? undefined : states[arbitration],
    statuses: refundApplyStatus === undefined ? group && groups[group] : [refundApplyStatus],
  }
}

type StateWish = Pick<ListWish, 'statuses' | 'arbitration'>

function totalOf(counts: readonly StateCount[], { statuses, arbitration }: StateWish): number {
  return counts
    .filter((one) => !statuses || statuses.includes(one.status))
    .filter((one) => !arbitration || one.arbitration === arbitration)
    .reduce((sum, { n }) => sum + n, 0)
}

function countsOf(counts: readonly StateCount[]) {
  const of = (statuses: readonly number[]) => totalOf(counts, { statuses })
  return {
    all: totalOf(counts, {}),
    submitted: of(groups.submitted),
    processing: of(groups.processing),
    rejected: of(groups.rejected),
    completed: of(groups.completed),
    closed: of(groups.closed),
    appealed: totalOf(counts, { arbitration: 'open' }),
  }
}

export async function listOwnRefunds(tools: ReadingTools, viewer: Viewer, asked: Wish, locale: Locale) {
  const wish = wishOf(asked)
  const [rows, counts] = await Promise.all([
    ownRefunds(tools.db, viewer, wish),
    countOwnRefunds(tools.db, viewer, wish),
  ])
  const list = await views(tools, rows, 'buyer', locale)
  const page = shapes.page(list, totalOf(counts, wish), asked)
  return { ...page, counts: countsOf(counts), refundInfoList: list }
}

export async function listShopRefunds(tools: ReadingTools, viewer: Viewer, asked: Wish, locale: Locale) {
  const wish = wishOf(asked)
  const [rows, counts] = await Promise.all([
    shopRefunds(tools.db, viewer, wish),
    countShopRefunds(tools.db, viewer, wish),
  ])
  const list = await views(tools, rows, 'shop', locale)
  return { ...shapes.page(list, totalOf(counts, wish), asked), counts: countsOf(counts) }
}

export async function listArbitrations(
  tools: ReadingTools,
  viewer: Viewer,
  asked: Wish & { state: 'open' | 'decided' },
  locale: Locale,
) {
  const { rows, total } = await arbitrations(tools.db, viewer, asked.state, wishOf(asked))
  return shapes.page(await views(tools, rows, 'operator', locale), total, asked)
}

export async function listMoneyFaults(tools: ReadingTools, viewer: Viewer, asked: Wish, locale: Locale) {
  const { rows, total } = await moneyFaults(tools.db, viewer, wishOf(asked))
  return shapes.page(await views(tools, rows, 'operator', locale), total, asked)
}
