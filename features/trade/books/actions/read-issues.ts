import type { PageRequest } from '@hojip/platform/db'
import { fenToYuan } from '@hojip/platform/money'
import { shapes } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { methodOf } from '@hojip/policy/channels'
import type { Issue } from '../contract.ts'
import { actsOf, issueKinds, type IssueKind } from '../rules/issues.ts'
import { actsBefore } from '../store/acts.ts'
import { countIssues, reconciledDays, issuesOf, type IssueRow } from '../store/issues.ts'
import type { BooksTools } from './tools.ts'

function shown(kind: IssueKind, row: IssueRow): Issue {
  return {
    pkId: row.id,
    reason: row.reason,
    number: row.number,
    ...(row.channel ? { payType: methodOf(row.channel) } : {}),
    ...(row.orderId ? { orderId: row.orderId } : {}),
    ...(row.fen === null ? {} : { money: fenToYuan(row.fen) }),
    ...(row.otherFen === null ? {} : { ownMoney: fenToYuan(row.otherFen) }),
    detail: row.detail,
    since: wireTime(row.since.getTime()),
    acts: actsOf(kind, row.reason),
  }
}

export async function readIssues(tools: BooksTools, input: { kind: IssueKind } & PageRequest) {
  const now = new Date(tools.clock.nowMs())
  const counted = await Promise.all(
    issueKinds.map(async (kind) => [kind, await countIssues(tools.db, kind, { now })] as const),
  )
  const counts = Object.fromEntries(counted) as Record<IssueKind, number>
  const rows = await issuesOf(tools.db, input.kind, { now, ...input })
  const list = rows.map((row) => shown(input.kind, row))
  return { ...shapes.page(list, counts[input.kind], input), counts }
}

/** One week of two gateways. Operators find older days in the gateways' own bills. */
const mostDays = 14

export async function readReconciledDays(tools: BooksTools) {
  return {
    list: (await reconciledDays(tools.db, mostDays)).map((row) => ({
      payType: methodOf(row.channel),
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

export async function readActs(tools: BooksTools, input: PageRequest) {
  const { rows, total } = await actsBefore(tools.db, input)
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
