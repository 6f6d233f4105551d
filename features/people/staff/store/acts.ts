import type { Db, Tx } from '@hojip/db'
import { mallChannel, shopChannel } from '@hojip/live/channels'
import { jsonOf, withinPattern, theRow } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { pushesSent } from '@hojip/platform/realtime'
import { sql, type RawBuilder } from 'kysely'

export interface NewAct {
  id: string
  /** Null for an operator. */
  shopId: string | null
  userId: string
  call: string
  /** Redacted, as JSON. */
  input: string
  ip: string
}

export interface ActEnd {
  outcome: 'done' | 'refused' | 'failed'
  refusal: { reason: string; text: LocalText } | null
  /** Redacted, as JSON. */
  subject: string
  before: string
  after: string
}

/** Open logs read what is new: those of the shop, and those of the operators, who see the acts of all. */
function logsTold(shopId: string | null) {
  const channels = shopId === null ? [mallChannel] : [shopChannel(shopId), mallChannel]
  return pushesSent(jsonOf(channels.map((channel) => ({ channel, event: 'act', frame: { data: {} } }))))
}

/** Commits by itself, before what it tells begins. */
export async function insertAct(db: Db, act: NewAct): Promise<void> {
  await sql`
    with ${logsTold(act.shopId)}
    insert into staff_act (id, shop_id, user_id, call, input, ip)
    values (${act.id}, ${act.shopId}, ${act.userId}, ${act.call}, ${act.input}::jsonb, ${act.ip})`.execute(db)
}

export async function insertEnd(
  db: Db,
  act: { id: string; shopId: string | null },
  end: ActEnd,
): Promise<void> {
  const text = end.refusal && JSON.stringify(end.refusal.text)
  await sql`
    with ${logsTold(act.shopId)}
    insert into staff_act_end (act_id, outcome, refusal, refusal_text, subject, before, after)
    values (${act.id}, ${end.outcome}, ${end.refusal?.reason ?? null}, ${text}::jsonb, ${end.subject}::jsonb,
            ${end.before}::jsonb, ${end.after}::jsonb)`.execute(db)
}

/** What somebody did by a command on a machine of the mall: told when it is done. */
export async function insertCommandAct(
  db: Db | Tx,
  act: Omit<NewAct, 'shopId' | 'userId'> & { command: string } & Pick<ActEnd, 'subject' | 'before' | 'after'>,
): Promise<void> {
  await sql`
    with ${logsTold(null)}, act as (
      insert into staff_act (id, by_command, call, input, ip)
      values (${act.id}, ${act.command}, ${act.call}, ${act.input}::jsonb, ${act.ip}) returning id)
    insert into staff_act_end (act_id, outcome, subject, before, after)
    select id, 'done', ${act.subject}::jsonb, ${act.before}::jsonb, ${act.after}::jsonb from act`.execute(db)
}

/** Whose acts somebody sees: those of one shop, of the operators (`mall`), or all. */
export type ActScope = { shopId: string } | 'mall' | 'all'

export interface ActSearch {
  scope: ActScope
  userId?: string | undefined
  calls?: readonly string[] | undefined
  words?: string | undefined
  /** Ids from the first to below the second, as bounds of the period in the index. */
  ids?: { from: string; to: string } | undefined
  times: { from?: Date | undefined; to?: Date | undefined }
  /** The last id that was seen. */
  after?: string | undefined
  limit: number
}

export interface ActRow {
  id: string
  /** Null for what was done by a command; then the name is user@machine. */
  user_id: string | null
  name: string
  shop_id: string | null
  shop_name: LocalText | null
  call: string
  input: Record<string, unknown>
  ip: string
  at: Date
  /** Null for an act without an end. */
  outcome: ActEnd['outcome'] | null
  /** Whether it may still be running. */
  is_new: boolean
  refusal: string | null
  refusal_text: LocalText | null
  subject: Record<string, unknown> | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Rows that one question looks through at most, so that a search without a hit ends in time; it can be continued. */
const mostExamined = 5_000

function inScope(scope: ActScope): RawBuilder<unknown> {
  if (scope === 'all') return sql`true`
  return scope === 'mall' ? sql`a.shop_id is null` : sql`a.shop_id = ${scope.shopId}`
}

function examined({ scope, userId, ids, times, after }: ActSearch, most: number): RawBuilder<unknown> {
  const conditions = [
    inScope(scope),
    userId === undefined ? undefined : sql`a.user_id = ${userId}`,
    after === undefined ? undefined : sql`a.id < ${after}`,
    ids && sql`a.id >= ${ids.from} and a.id < ${ids.to}`,
    times.from && sql`a.at >= ${times.from}`,
    times.to && sql`a.at < ${times.to}`,
  ].filter((one) => one !== undefined)
  return sql`
    select a.* from staff_act a where ${sql.join(conditions, sql` and `)}
    order by a.id desc limit ${most}`
}

/** What is asked of each row that was examined. */
function wanted({ calls, words }: ActSearch): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (calls) conditions.push(sql`e.call in (${sql.join(calls)})`)
  if (words) {
    const pattern = withinPattern(words)
    conditions.push(sql`
      (e.input::text ilike ${pattern} or d.subject::text ilike ${pattern} or d.before::text ilike ${pattern}
       or d.after::text ilike ${pattern} or coalesce(p.name, e.by_command) ilike ${pattern})`)
  }
  return sql.join(conditions, sql` and `)
}

/** Acts, newest first, and the id to continue after when there may be more. */
export async function findActs(db: Db, search: ActSearch): Promise<{ rows: ActRow[]; next: string | null }> {
  const isNarrowed = search.calls !== undefined || search.words !== undefined
  const most = isNarrowed ? mostExamined : search.limit + 1
  const { rows } = await sql<ActRow & { examined: number; last: string | null }>`
    with examined as materialized (${examined(search, most)}),
    found as (
      select e.*, coalesce(p.name, e.by_command) as name, s.name as shop_name, d.outcome, d.refusal, d.refusal_text, d.subject, d.before, d.after,
             e.at > now() - interval '2 minutes' as is_new
      from examined e
      left join account p on p.id = e.user_id
      left join shop s on s.id = e.shop_id
      left join staff_act_end d on d.act_id = e.id
      where ${wanted(search)}
      order by e.id desc limit ${search.limit + 1})
    select f.*, t.examined, t.last
    from (select (select count(*) from examined)::int as examined,
                 (select id from examined order by id limit 1) as last) t
    left join found f on true
    order by f.id desc`.execute(db)
  const found = rows.filter(({ id }) => (id as string | null) !== null)
  const last = found[search.limit - 1]
  if (last && found.length > search.limit) return { rows: found.slice(0, search.limit), next: last.id }
  const isCut = isNarrowed && theRow(rows).examined === mostExamined
  return { rows: found, next: isCut ? theRow(rows).last : null }
}

/** Everybody with an act in the scope, by name. One step through the index for each person, however many acts they have. */
export async function peopleOf(
  db: Db,
  scope: Exclude<ActScope, 'all'>,
): Promise<{ userId: string; name: string }[]> {
  const { rows } = await sql<{ userId: string; name: string }>`
    with recursive person as (
      (select a.user_id from staff_act a where ${inScope(scope)} and a.user_id is not null order by a.user_id limit 1)
      union all
      select (select a.user_id from staff_act a where ${inScope(scope)} and a.user_id > person.user_id
              order by a.user_id limit 1)
      from person where person.user_id is not null)
    select p.id as "userId", p.name from person join account p on p.id = person.user_id
    order by p.name, p.id limit 500`.execute(db)
  return rows
}
