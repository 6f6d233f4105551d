import { fenToYuan } from '@hojip/platform/money'
import { shapes } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import type { Trouble } from '../contract.ts'
import { actsOf, troubleKinds, type TroubleKind } from '../rules/troubles.ts'
import { actsBefore } from '../store/acts.ts'
import { countTroubles, reconciledDays, troublesOf, type TroubleRow } from '../store/troubles.ts'
import { payTypeOf, type BooksTools } from './tools.ts'

function shown(kind: TroubleKind, row: TroubleRow): Trouble {
  return {
    pkId: row.id,
    reason: row.reason,
    number: row.number,
    ...(row.channel ? { payType: payTypeOf(row.channel) } : {}),
    ...(row.orderId ? { orderId: row.orderId } : {}),
    ...(row.fen === null ? {} : { money: fenToYuan(row.fen) }),
    ...(row.otherFen === null ? {} : { ownMoney: fenToYuan(row.otherFen) }),
    detail: row.detail,
    since: wireTime(row.since.getTime()),
    acts: actsOf(kind, row.reason),
  }
}

interface Paged {
  pageNum: number
  pageSize: number
}

export async function readTroubles(tools: BooksTools, input: { kind: TroubleKind } & Paged) {
  const now = new Date(tools.clock.nowMs())
  const counted = await Promise.all(
    troubleKinds.map(async (kind) => [kind, await countTroubles(tools.db, kind, { now })] as const),
  )
  const counts = Object.fromEntries(counted) as Record<TroubleKind, number>
  const rows = await troublesOf(tools.db, input.kind, { now, ...shapes.slice(input) })
  const list = rows.map((row) => shown(input.kind, row))
  return { ...shapes.page(list, counts[input.kind], input), counts }
}

/** A week of both gateways: older days are in their own bills. */
const mostDays = 14

export async function readReconciledDays(tools: BooksTools) {
  return {
    list: (await reconciledDays(tools.db, mostDays)).map((row) => ({
      payType: payTypeOf(row.channel),
      day: row.day,
      payments: row.payments,
      paymentsMoney: fenToYuan(row.paymentsFen),
      refunds: row.refunds,
      refundsMoney: fenToYuan(row.refundsFen),
      openCases: row.open,
      time: wireTime(row.at.getTime()),
    })),
  }
}

export async function readActs(tools: BooksTools, input: Paged) {
  const { rows, total } = await actsBefore(tools.db, shapes.slice(input))
  const list = rows.map(({ id, name, act, subject, outcome, at }) => ({
    pkId: id,
    name,
    act,
    subject,
    outcome,
    time: wireTime(at.getTime()),
  }))
  return shapes.page(list, total, input)
}
