import type { Db, Tx } from '@hojip/db'
import { limitOffset, type PageRequest, theRow, wordPatterns } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale, LocalText } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '../rules/documents.ts'
import type { State } from '../rules/states.ts'

export interface ApplicationRow {
  id: string
  userId: string
  attempt: number
  state: State
  version: number
  phone: string
  locale: Locale
  kind: 'company' | 'person'
  shopName: Partial<LocalText>
  contactName: string
  country: 'CN' | 'KR'
  companyName: string | null
  companyCode: string | null
  categoryIds: string[]
  /** In the order of the ids; categories that are gone are left out. */
  categoryNames: LocalText[]
  products: string
  agreeVersion: string
  documents: Documents
  sentAt: Date
  answerBy: Date
  words: string | null
  shopId: string | null
  shopSlug: string | null
  droppedAt: Date | null
}

function applications(rest: RawBuilder<unknown>) {
  return sql<ApplicationRow>`
    select a.id, a.user_id as "userId", a.attempt, a.state, a.version, a.phone, a.locale, a.kind,
           a.shop_name as "shopName", a.contact_name as "contactName", a.country, a.company_name as "companyName",
           a.company_code as "companyCode", a.category_ids as "categoryIds", c.names as "categoryNames", a.products,
           a.agree_version as "agreeVersion", a.documents, a.sent_at as "sentAt", a.answer_by as "answerBy", a.words, a.shop_id as "shopId", s.slug as "shopSlug",
           a.documents_dropped_at as "droppedAt"
    from shop_application a
    left join shop s on s.id = a.shop_id
    cross join lateral (
      select coalesce(jsonb_agg(c.name order by w.place), '[]') as names
      from jsonb_array_elements_text(a.category_ids) with ordinality as w (id, place)
      join category c on c.id = w.id::uuid
    ) c
    ${rest}`
}

/** The caller's latest application. */
export async function latestOf(db: Db, viewer: Pick<Viewer, 'userId'>): Promise<ApplicationRow | undefined> {
  const rest = sql`where a.user_id = ${viewer.userId} order by a.attempt desc limit 1`
  return (await applications(rest).execute(db)).rows[0]
}

/** For operators, and for what they have decided. */
export async function applicationById(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return (await applications(sql`where a.id = ${id}`).execute(db)).rows[0]
}

interface Asked extends PageRequest {
  state: State
  q: string
}

/** For operators: a page of one state, the number of all that are found, and how many there are in each state. */
export async function applicationPage(db: Db, { state, q, ...page }: Asked) {
  const patterns = wordPatterns(q)
  const named = sql`and replace(concat(a.shop_name->>'zh-CN', '|', a.shop_name->>'en-US', '|', a.shop_name->>'ko-KR',
    '|', a.contact_name, '|', a.company_name, '|', a.company_code), ' ', '') ilike all(${patterns}::text[])`
  const where = sql`where a.state = ${state} ${patterns.length > 0 ? named : sql``}`
  const order = state === 'applied' ? sql`a.answer_by, a.id` : sql`a.changed_at desc, a.id desc`
  const [found, total, counts] = await Promise.all([
    applications(sql`${where} order by ${order} ${limitOffset(page)}`).execute(db),
    sql<{ n: number }>`select count(*)::int as n from shop_application a ${where}`.execute(db),
    sql<{ state: State; n: number }>`
      select state, count(*)::int as n from shop_application group by state`.execute(db),
  ])
  return { rows: found.rows, total: theRow(total.rows).n, counts: counts.rows }
}

export interface EventRow {
  kind: 'applied' | 'more' | 'sentAgain' | 'refused' | 'admitted' | 'withdrawn' | 'phoneRead'
  userId: string
  userName: string
  words: string | null
  at: Date
}

/** What has happened to an application, from its beginning. */
export async function eventsOf(db: Db, application: Pick<ApplicationRow, 'id'>): Promise<EventRow[]> {
  const found = await sql<EventRow>`
    select e.kind, e.user_id as "userId", u.name as "userName", e.words, e.at
    from shop_application_event e join account u on u.id = e.user_id
    where e.application_id = ${application.id} order by e.at, e.id`.execute(db)
  return found.rows
}

export interface TopCategory {
  id: string
  name: LocalText
}

export async function topCategories(db: Db | Tx): Promise<TopCategory[]> {
  const found =
    await sql<TopCategory>`select id, name from category where level = 1 order by sort, id`.execute(db)
  return found.rows
}

interface Known {
  sameCode: number
  sameCodeAdmitted: number
  refused: number
}

/** What else the mall knows: applications of others with the company's code, and refused ones of the account. */
export async function knownOf(db: Db, row: ApplicationRow): Promise<Known> {
  const others = sql`company_code = ${row.companyCode} and user_id <> ${row.userId}`
  const found = await sql<Known>`
    select count(*) filter (where ${others})::int as "sameCode",
           count(*) filter (where ${others} and state = 'admitted')::int as "sameCodeAdmitted",
           count(*) filter (where user_id = ${row.userId} and state = 'refused')::int as refused
    from shop_application where company_code = ${row.companyCode} or user_id = ${row.userId}`.execute(db)
  return theRow(found.rows)
}
