import type { Db, Tx } from '@hojip/db'
import { limitOffset, type PageRequest, theRow, withinPattern } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'

export interface GroupContent {
  field: string
  words: string[]
  isOn: boolean
}

export interface GroupRow extends GroupContent {
  id: string
  version: number
  updatedAt: Date
}

const columns = sql`s.id, s.field, s.words, s.is_on as "isOn", s.version, s.updated_at as "updatedAt"`

export interface GroupsAsked extends PageRequest {
  words: string | undefined
  field: string | undefined
  isOn: boolean | undefined
}

function wished({ words, field, isOn }: GroupsAsked) {
  const pattern = withinPattern(words ?? '')
  const conditions: RawBuilder<unknown>[] = [
    ...(words ? [sql`exists (select from unnest(s.words) as w (word) where w.word ilike ${pattern})`] : []),
    ...(field === undefined ? [] : [sql`s.field = ${field}`]),
    ...(isOn === undefined ? [] : [sql`s.is_on = ${isOn}`]),
  ]
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/** A page of groups, those that were changed last first, and the number of all that fit. */
export async function groupsPage(db: Db, asked: GroupsAsked): Promise<{ rows: GroupRow[]; total: number }> {
  const where = wished(asked)
  const [{ rows }, counted] = await Promise.all([
    sql<GroupRow>`select ${columns} from search_synonym s ${where}
      order by s.updated_at desc, s.id ${limitOffset(asked)}`.execute(db),
    sql<{ n: number }>`select count(*) as n from search_synonym s ${where}`.execute(db),
  ])
  return { rows, total: theRow(counted.rows).n }
}

/** The fields of all groups with the names of their categories. */
export async function groupFields(
  db: Db,
): Promise<{ code: string; name: Record<string, string> | null; count: number }[]> {
  const { rows } = await sql<{ code: string; name: Record<string, string> | null; count: number }>`
    select s.field as code, count(*) as count,
      (select c.name from category c where c.code = s.field and c.level = 1 limit 1) as name
    from search_synonym s group by s.field order by s.field`.execute(db)
  return rows
}

/** Locks all changes of groups, so that two of them cannot add the same one, and counts the groups. */
export async function holdGroups(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('search_synonym', 0))`.execute(tx)
  const { rows } = await sql<{ n: number }>`select count(*) as n from search_synonym`.execute(tx)
  return theRow(rows).n
}

export async function groupById(db: Db | Tx, id: string): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`select ${columns} from search_synonym s where s.id = ${id}`.execute(db)
  return rows[0]
}

/** Whether another group has exactly these words, in any order. */
export async function hasGroup(tx: Tx, words: readonly string[], exceptId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from search_synonym s where s.words @> ${words}::text[] and s.words <@ ${words}::text[]
      and s.id is distinct from ${exceptId}::uuid limit 1`.execute(tx)
  return rows.length > 0
}

export async function insertGroup(
  tx: Tx,
  group: Pick<GroupRow, 'id' | 'field' | 'words'>,
): Promise<GroupRow> {
  const { rows } = await sql<GroupRow>`
    insert into search_synonym as s (id, field, words) values (${group.id}, ${group.field}, ${group.words}::text[])
    returning ${columns}`.execute(tx)
  return theRow(rows)
}

/** Undefined when the group has another version by now. */
export async function updateGroup(
  tx: Tx,
  { id, version }: Pick<GroupRow, 'id' | 'version'>,
  { field, words, isOn }: GroupContent,
): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    update search_synonym as s set field = ${field}, words = ${words}::text[], is_on = ${isOn},
      version = s.version + 1, updated_at = now()
    where s.id = ${id} and s.version = ${version} returning ${columns}`.execute(tx)
  return rows[0]
}

export interface ChangeRow {
  id: string
  operatorName: string
  before: GroupContent | null
  after: GroupContent
  changedAt: Date
}

export async function logChange(
  tx: Tx,
  change: {
    id: string
    groupId: string
    operatorId: string
    before: GroupContent | null
    after: GroupContent
  },
): Promise<void> {
  await tx
    .insertInto('search_synonym_change')
    .values({
      id: change.id,
      synonym_id: change.groupId,
      operator_id: change.operatorId,
      before: change.before && JSON.stringify(change.before),
      after: JSON.stringify(change.after),
    })
    .execute()
}

/** The last changes of a group, newest first. */
export async function changesOf(db: Db, groupId: string, most: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.id, a.name as "operatorName", c.before, c.after, c.changed_at as "changedAt"
    from search_synonym_change c join account a on a.id = c.operator_id
    where c.synonym_id = ${groupId} order by c.id desc limit ${most}`.execute(db)
  return rows
}
