import type { Db, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { dayAfter, dayBefore, midnightOf } from '@hojip/platform/mall-time'
import { sql } from 'kysely'
import type { Channel } from '@hojip/policy/channels'
import type { BillLine } from '../gateways/gateway.ts'
import type { CaseKind, Difference, Own } from '../rules/reconcile.ts'
import { theRow } from '@hojip/platform/db'

/**
 * The attempts and refunds that a day's bill names, and those that belong in it: payments by the gateway's
 * own time of that day, refunds of the day before, since the gateway may complete them after midnight.
 */
export async function ownOf(
  db: Db | Tx,
  channel: Channel,
  day: string,
  lines: readonly BillLine[],
): Promise<Own[]> {
  const numbers = (kind: BillLine['kind']) => lines.filter((l) => l.kind === kind).map((l) => l.number)
  const [from, to] = [midnightOf(day), midnightOf(dayAfter(day))]
  const before = midnightOf(dayBefore(day))
  const { rows } = await sql<Own>`
    select 'payment' as kind, a.out_trade_no as number, a.id as "attemptId", null::uuid as "refundId",
           a.amount_fen as "amountFen", a.status in ('paid', 'surplus') as "isDone",
           coalesce(a.paid_at >= ${from} and a.paid_at < ${to}, false) as "isDue",
           (select coalesce(sum(l.amount_fen), 0)::bigint from ledger_entry l
            where l.ref = a.id::text and l.account = 'gateway:' || a.channel) as "ledgerFen"
    from payment_attempt a
    where a.channel = ${channel}
      and (a.out_trade_no = any(${numbers('payment')}) or (a.paid_at >= ${from} and a.paid_at < ${to}))
    union all
    select 'refund', r.out_refund_no, r.attempt_id, r.id, r.amount_fen, r.status = 'success',
           coalesce(r.done_at >= ${before} and r.done_at < ${from}, false) and not exists (
             select from reconcile_line t
             where t.channel = a.channel and t.kind = 'refund' and t.number = r.out_refund_no),
           (select coalesce(sum(l.amount_fen), 0)::bigint from ledger_entry l
            where l.ref = r.id::text and l.account = 'gateway:' || a.channel)
    from payment_refund r join payment_attempt a on a.id = r.attempt_id
    where a.channel = ${channel}
      and (r.out_refund_no = any(${numbers('refund')}) or (r.done_at >= ${before} and r.done_at < ${from}))`.execute(
    db,
  )
  return rows
}

export async function putLines(
  tx: Tx,
  channel: Channel,
  day: string,
  lines: readonly BillLine[],
): Promise<void> {
  await sql`
    insert into reconcile_line (channel, kind, number, day, gateway_no, amount_fen)
    select ${channel}, kind, number, ${day}, gateway_no, fen
    from unnest(${lines.map((l) => l.kind)}::text[], ${lines.map((l) => l.number)}::text[],
                ${lines.map((l) => l.gatewayNo)}::text[], ${lines.map((l) => l.amountFen)}::bigint[])
         as l (kind, number, gateway_no, fen)
    on conflict do nothing`.execute(tx)
}

export async function putDay(
  tx: Tx,
  channel: Channel,
  day: string,
  lines: readonly BillLine[],
  at: Date,
): Promise<void> {
  const of = (kind: BillLine['kind']) => lines.filter((l) => l.kind === kind && l.state !== 'failed')
  const fen = (some: readonly BillLine[]) => some.reduce((sum, l) => sum + l.amountFen, 0)
  const [payments, refunds] = [of('payment'), of('refund')]
  const sums = {
    payments: payments.length,
    payments_fen: fen(payments),
    refunds: refunds.length,
    refunds_fen: fen(refunds),
    done_at: at,
  }
  await tx
    .insertInto('reconcile_day')
    .values({ channel, day, ...sums })
    .onConflict((c) => c.columns(['channel', 'day']).doUpdateSet(sums))
    .execute()
}

/** The days of a channel that have been compared since a given day. */
export async function daysDone(db: Db, channel: Channel, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reconcile_day')
    .select('day')
    .where('channel', '=', channel)
    .where('day', '>=', since)
    .execute()
  return rows.map(({ day }) => day)
}

/** When the first attempt was made: earlier days have nothing of ours. */
export async function firstAttemptAt(db: Db, channel: Channel): Promise<Date | null> {
  const row = await db
    .selectFrom('payment_attempt')
    .select((e) => e.fn.min('created_at').as('at'))
    .where('channel', '=', channel)
    .executeTakeFirst()
  return row?.at ?? null
}

export interface CaseRow {
  id: string
  channel: Channel
  day: string
  kind: CaseKind
  number: string
  gateway_no: string | null
  attempt_id: string | null
  refund_id: string | null
  bill_fen: number | null
  own_fen: number | null
  fund_fen: number | null
  status: 'open' | 'resolved'
  outcome: string | null
}

/** Opens the cases that are new; returns how many there were. */
export async function openCases(
  tx: Tx,
  channel: Channel,
  day: string,
  found: readonly Difference[],
  at: Date,
): Promise<number> {
  let opened = 0
  for (let from = 0; from < found.length; from += mostAtOnce)
    opened += await openSome(tx, { channel, day, at }, found.slice(from, from + mostAtOnce))
  return opened
}

/** A statement takes at most 65,535 values, and a case has twelve. */
const mostAtOnce = 2_000

async function openSome(
  tx: Tx,
  { channel, day, at }: { channel: Channel; day: string; at: Date },
  found: readonly Difference[],
): Promise<number> {
  const rows = found.map((d) => ({
    id: newId(),
    channel,
    day,
    kind: d.kind,
    number: d.number,
    gateway_no: d.gatewayNo,
    attempt_id: d.attemptId,
    refund_id: d.refundId,
    bill_fen: d.billFen,
    own_fen: d.ownFen,
    fund_fen: d.fundFen,
    found_at: at,
  }))
  const done = await tx
    .insertInto('reconcile_case')
    .values(rows)
    .onConflict((c) => c.columns(['channel', 'kind', 'number']).doNothing())
    .executeTakeFirst()
  return Number(done.numInsertedOrUpdatedRows ?? 0n)
}

/** Cases are read by operators and jobs, which may see all of them. */
function cases(db: Db | Tx) {
  return db
    .selectFrom('reconcile_case')
    .select([
      'id',
      'day',
      'number',
      'gateway_no',
      'attempt_id',
      'refund_id',
      'bill_fen',
      'own_fen',
      'fund_fen',
    ])
    .select([sql<Channel>`channel`.as('channel'), sql<CaseKind>`kind`.as('kind'), 'outcome'])
    .select(sql<CaseRow['status']>`status`.as('status'))
}

export function openCasesOf(db: Db, channel: Channel): Promise<CaseRow[]> {
  return cases(db).where('channel', '=', channel).where('status', '=', 'open').orderBy('found_at').execute()
}

export function caseById(db: Db | Tx, id: string): Promise<CaseRow | undefined> {
  return cases(db).where('id', '=', id).executeTakeFirst()
}

export function lockedCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  return cases(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A later bill has the number after all. */
export async function isTold(db: Db | Tx, one: CaseRow): Promise<boolean> {
  const kind = one.kind === 'missingPayment' ? 'payment' : 'refund'
  const row = await db
    .selectFrom('reconcile_line')
    .select('number')
    .where('channel', '=', one.channel)
    .where('kind', '=', kind)
    .where('number', '=', one.number)
    .where('amount_fen', '=', one.own_fen)
    .executeTakeFirst()
  return row !== undefined
}

/** The absolute amount that the ledger now has for the case's attempt or refund. */
export async function ownLedgerOf(db: Db | Tx, one: CaseRow): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select abs(coalesce(sum(amount_fen), 0))::bigint as fen from ledger_entry
    where ref = ${one.refund_id ?? one.attempt_id} and account = ${`gateway:${one.channel}`}`.execute(db)
  return theRow(rows).fen
}

export interface Resolution {
  outcome: string
  note?: string
  at: Date
  /** Null: resolved by a job. */
  by: string | null
}

/** False when it had already been resolved. */
export async function resolveCase(
  db: Db | Tx,
  id: string,
  { outcome, note, at, by }: Resolution,
): Promise<boolean> {
  const done = await db
    .updateTable('reconcile_case')
    .set({ status: 'resolved', outcome, note: note ?? null, resolved_at: at, resolved_by: by })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Records a step of an open case. */
export async function noteOutcome(tx: Tx, id: string, outcome: string): Promise<void> {
  await tx
    .updateTable('reconcile_case')
    .set({ outcome })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()
}
