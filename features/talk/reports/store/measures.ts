import { anyOf, limitOffset, theRow, type PageRequest } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { Concerned } from '../contract.ts'
import type { TargetType } from '../rules/reasons.ts'

export type MeasureKind = 'warn' | 'takeDown'

export interface MeasureRow {
  id: string
  kind: MeasureKind
  isOfShop: boolean
  told: string
  at: Date
  answer: string | null
  pictures: string[]
  answeredAt: Date | null
  outcome: 'lifted' | 'stands' | null
  outcomeWords: string | null
  outcomeAt: Date | null
  isBack: boolean | null
}

export interface ShopMeasureRow extends MeasureRow {
  targetType: TargetType
  targetId: string
  targetName: LocalText | string
}

const columns = sql`m.id, m.kind, m.shop_id is not null as "isOfShop", m.told, m.at, m.answer, m.pictures, m.answered_at as "answeredAt", m.outcome,
  m.outcome_words as "outcomeWords", m.outcome_at as "outcomeAt", m.is_back as "isBack"`

interface NewMeasure {
  id: string
  reportId: string
  concerned: Concerned
  kind: MeasureKind
  told: string
  at: Date
  operatorId: string
}

export async function insertMeasure(tx: Tx, one: NewMeasure): Promise<void> {
  const [shopId, authorId] =
    'shopId' in one.concerned ? [one.concerned.shopId, null] : [null, one.concerned.authorId]
  await sql`
    insert into report_measure (id, report_id, shop_id, author_id, kind, told, at, operator_id)
    values (${one.id}, ${one.reportId}, ${shopId}, ${authorId}, ${one.kind}, ${one.told}, ${one.at},
            ${one.operatorId})`.execute(tx)
}

/** Of a page of reports, what followed, by report. */
export async function measuresOf(db: Db, reportIds: readonly string[]): Promise<Map<string, MeasureRow>> {
  const { rows } = await sql<MeasureRow & { reportId: string }>`
    select m.report_id as "reportId", ${columns} from report_measure m
    where m.report_id = ${anyOf(reportIds)}`.execute(db)
  return new Map(rows.map((row) => [row.reportId, row]))
}

type Seller = Pick<Viewer, 'shopId'>

/** What the mall has done about the viewer's shop, newest first; and how many wait for an answer. */
export async function shopMeasures(db: Db, { shopId }: Seller, page: PageRequest) {
  const [found, counts] = await Promise.all([
    sql<ShopMeasureRow>`
      select ${columns}, r.target_type as "targetType", r.target_id as "targetId", r.target_name as "targetName"
      from report_measure m join report r on r.id = m.report_id
      where m.shop_id = ${shopId ?? null} order by m.id desc ${limitOffset(page)}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select count(*)::int as total, (count(*) filter (where answered_at is null and outcome is null))::int as waiting
      from report_measure where shop_id = ${shopId ?? null}`.execute(db),
  ])
  return { rows: found.rows, ...theRow(counts.rows) }
}

/** Stores the shop's one answer; `gone`: there is no such measure of the shop; `done`: it is answered or lifted. */
export async function addAnswer(
  tx: Tx,
  { userId, shopId }: Pick<Viewer, 'userId' | 'shopId'>,
  statement: { id: string; content: string; pictures: string[]; at: Date },
): Promise<'gone' | 'done' | undefined> {
  const { rows } = await sql`
    update report_measure
    set answer = ${statement.content}, pictures = ${JSON.stringify(statement.pictures)}, answered_at = ${statement.at}, answered_by = ${userId}
    where id = ${statement.id} and shop_id = ${shopId ?? null} and answered_at is null and outcome is null
    returning id`.execute(tx)
  if (rows.length > 0) return undefined
  const known = await sql`
    select from report_measure where id = ${statement.id} and shop_id = ${shopId ?? null}`.execute(tx)
  return known.rows.length > 0 ? 'done' : 'gone'
}

export interface Closed {
  reportId: string
  /** Who reported it; null once the account is closed. */
  reporterId: string | null
  kind: MeasureKind
  targetType: TargetType
  targetId: string
  targetName: LocalText | string
  /** The shopper who wrote what was taken down; null for a shop, and for nobody. */
  authorId: string | null
}

/** Lifts a measure, or confirms one that the shop has answered, which may still be lifted later. */
export async function closeMeasure(
  tx: Tx,
  { userId }: Pick<Viewer, 'userId'>,
  decision: { id: string; outcome: 'lifted' | 'stands'; words: string; at: Date },
): Promise<Closed | 'gone' | 'done'> {
  const isLift = decision.outcome === 'lifted'
  const { rows } = await sql<Closed>`
    update report_measure m
    set outcome = ${decision.outcome}, outcome_words = ${decision.words}, outcome_at = ${decision.at}, outcome_by = ${userId}
    from report r
    where m.id = ${decision.id} and r.id = m.report_id
      and (m.outcome is null and (${isLift} or m.answered_at is not null) or ${isLift} and m.outcome = 'stands')
    returning m.kind, r.id as "reportId", r.user_id as "reporterId", m.author_id as "authorId", r.target_type as "targetType", r.target_id as "targetId",
        r.target_name as "targetName"`.execute(tx)
  if (rows[0]) return rows[0]
  return (await sql`select from report_measure where id = ${decision.id}`.execute(tx)).rows.length > 0
    ? 'done'
    : 'gone'
}

/** Of what somebody wrote and the mall has taken down, why, by its id; what was given back is not among it. */
export async function reasonsOfRemoval(
  db: Db,
  of: { shopId: string | null } | { authorId: string },
  targetType: TargetType,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const theirs = 'shopId' in of ? sql`m.shop_id = ${of.shopId}` : sql`m.author_id = ${of.authorId}`
  const { rows } = await sql<{ id: string; told: string }>`
    select r.target_id as id, m.told from report_measure m join report r on r.id = m.report_id
    where ${theirs} and m.kind = 'takeDown' and m.outcome is distinct from 'lifted'
      and r.target_type = ${targetType} and r.target_id = ${anyOf(ids)} order by m.id`.execute(db)
  return new Map(rows.map(({ id, told }) => [id, told]))
}

/** Of a measure that the same transaction has lifted. */
export async function storeBack(tx: Tx, id: string, isBack: boolean): Promise<void> {
  await sql`update report_measure set is_back = ${isBack} where id = ${id}`.execute(tx)
}

/** A closed account is no longer named as the author of what was taken down. */
export async function dropAuthor(tx: Tx, userId: string): Promise<void> {
  await sql`update report_measure set author_id = null where author_id = ${userId}`.execute(tx)
}
