import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import type { Reason, TargetType } from '../rules/reasons.ts'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

type Owner = Pick<Viewer, 'userId'>

interface Reported {
  id: string
  targetType: TargetType
  targetId: string
  targetName: LocalText | string
  reason: Reason
  content: string
  pictures: string[]
}

export interface ReportRow extends Reported {
  createdAt: Date
  decision: 'upheld' | 'dismissed' | null
}

export interface ReceivedRow extends ReportRow {
  userName: string | null
  targetPath: string
  openReports: number
  remark: string | null
  decidedAt: Date | null
  decidedBy: string | null
}

/** How many reports the user has sent since then. Concurrent calls of one user wait for each other. */
export async function reportsSince(tx: Tx, { userId }: Owner, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${userId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from report where user_id = ${userId} and created_at > ${since}`.execute(tx)
  return theRow(rows).n
}

/** The pictures of the user's earlier reports on a target, which a new one may show again. */
export async function picturesOf(
  tx: Tx,
  { userId }: Owner,
  { targetType, targetId }: Pick<Reported, 'targetType' | 'targetId'>,
): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select distinct picture from report r cross join jsonb_array_elements_text(r.pictures) as picture
    where r.user_id = ${userId} and r.target_type = ${targetType} and r.target_id = ${targetId}`.execute(tx)
  return rows.map(({ picture }) => picture)
}

/** False when the user has an open report on the target. */
export async function insertReport(
  tx: Tx,
  { userId }: Owner,
  one: Reported & { targetPath: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into report
      (id, user_id, target_type, target_id, target_name, target_path, reason, content, pictures, created_at)
    values
      (${one.id}, ${userId}, ${one.targetType}, ${one.targetId}, ${JSON.stringify(one.targetName)},
       ${one.targetPath}, ${one.reason}, ${one.content}, ${JSON.stringify(one.pictures)}, ${one.at})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

const columns = sql`r.id, r.target_type as "targetType", r.target_id as "targetId", r.target_name as "targetName",
  r.reason, r.content, r.pictures, r.created_at as "createdAt", r.decision`

async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from report r ${where}`.execute(db)
  return theRow(rows).n
}

/** The user's own reports, newest first. */
export async function ownReports(db: Db, { userId }: Owner, page: PageRequest) {
  const where = sql`where r.user_id = ${userId}`
  const [found, total] = await Promise.all([
    sql<ReportRow>`
      select ${columns} from report r ${where} order by r.id desc ${limitOffset(page)}`.execute(db),
    count(db, where),
  ])
  return { rows: found.rows, total }
}

const filters = {
  open: { where: sql`where r.decided_at is null`, order: sql`r.id` },
  /** The shop has answered what followed, and an operator has to look at it. */
  answered: {
    where: sql`where r.id in (select report_id from report_measure where answered_at is not null and outcome is null)`,
    order: sql`r.decided_at, r.id`,
  },
  decided: { where: sql`where r.decided_at is not null`, order: sql`r.decided_at desc, r.id desc` },
  all: { where: sql``, order: sql`r.id desc` },
}

/** For operators: a page, the number of all that pass the filter, and of the open ones. */
export async function reportPage(db: Db, filter: keyof typeof filters, page: PageRequest) {
  const { where, order } = filters[filter]
  const [found, total, open, answered] = await Promise.all([
    sql<ReceivedRow>`
      select ${columns}, a.name as "userName", r.target_path as "targetPath", r.remark, r.decided_at as "decidedAt",
        b.name as "decidedBy",
        (select count(*)::int from report o where o.target_type = r.target_type and o.target_id = r.target_id
          and o.decided_at is null) as "openReports"
      from report r left join account a on a.id = r.user_id left join account b on b.id = r.decided_by
      ${where} order by ${order} ${limitOffset(page)}`.execute(db),
    count(db, where),
    count(db, filters.open.where),
    count(db, filters.answered.where),
  ])
  return { rows: found.rows, total, open, answered }
}

interface Decision {
  id: string
  decision: 'upheld' | 'dismissed'
  remark: string
  at: Date
}

interface Decided {
  userId: string | null
  targetType: TargetType
  targetId: string
  targetName: LocalText | string
}

/** What was decided; `gone`: there is no such report; `decided`: it has a decision. */
export async function addDecision(
  tx: Tx,
  { userId }: Owner,
  { id, decision, remark, at }: Decision,
): Promise<Decided | 'gone' | 'decided'> {
  const { rows } = await sql<Decided>`
    update report set decision = ${decision}, remark = ${remark}, decided_at = ${at}, decided_by = ${userId}
    where id = ${id} and decided_at is null
    returning user_id as "userId", target_type as "targetType", target_id as "targetId",
      target_name as "targetName"`.execute(tx)
  if (rows[0]) return rows[0]
  return (await sql`select from report where id = ${id}`.execute(tx)).rows.length > 0 ? 'decided' : 'gone'
}

/** @returns the addresses of the pictures that the reports no longer have */
export async function dropReporter(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ pictures: string[] }>`
    with before as (select id, pictures from report where user_id = ${userId} for update)
    update report r set user_id = null, pictures = '[]' from before where r.id = before.id
    returning before.pictures`.execute(tx)
  return rows.flatMap(({ pictures }) => pictures)
}
