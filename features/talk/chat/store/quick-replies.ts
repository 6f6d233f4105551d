import type { Db, Tx } from '@hojip/db'
import { withinPattern, theRow } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../rules/reader.ts'
import { isSomewhere } from './agents.ts'

export interface ReplyRow {
  id: string
  name: string
  content: string
  isShared: boolean
  sort: number
}

/** What an agent writes. What is left out stays as it is; a new one is the agent's own, and first. */
export type WrittenReply = Pick<ReplyRow, 'id' | 'name' | 'content'> & {
  isShared?: boolean | undefined
  sort?: number | undefined
}

/** Shared replies of the agent's shop or of the mall, and the agent's own. */
function visible({ shopId, isMall, actorId }: Reader): RawBuilder<boolean> {
  const ours = isMall ? sql`q.shop_id is null` : sql`q.shop_id = ${shopId}`
  return sql`${ours} and (q.owner_id is null or q.owner_id = ${actorId})`
}

export async function repliesOf(db: Db, reader: Reader, keyword?: string): Promise<ReplyRow[]> {
  const like = withinPattern(keyword ?? '')
  const { rows } = await sql<ReplyRow>`
    select q.id, q.name, q.content, q.owner_id is null as "isShared", q.sort
    from chat_quick_reply q
    where ${visible(reader)} ${keyword ? sql`and (q.name ilike ${like} or q.content ilike ${like})` : sql``}
    order by q.sort, q.name, q.id limit 400`.execute(db)
  return rows
}

const mostReplies = 200

/** Lets one agent of a shop or of the mall change quick replies at a time, so that names stay unique and numbers limited. */
async function lockReplies(tx: Tx, { shopId }: Reader) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat_quick_reply ${shopId ?? 'mall'}`}, 0))`.execute(
    tx,
  )
}

/** `taken`: there is one with this name; `full`: there are too many; `gone`: the reader has no shop. */
export async function insertReply(
  tx: Tx,
  reader: Reader,
  reply: WrittenReply,
  at: Date,
): Promise<'done' | 'taken' | 'full' | 'gone'> {
  const owner = reply.isShared ? null : reader.actorId
  await lockReplies(tx, reader)
  const { rows } = await sql<{ n: number; isHere: boolean }>`
    select count(*)::int as n, ${isSomewhere(reader)} as "isHere" from chat_quick_reply
    where shop_id is not distinct from ${reader.shopId} and owner_id is not distinct from ${owner}`.execute(
    tx,
  )
  if (!theRow(rows).isHere) return 'gone'
  if (theRow(rows).n >= mostReplies) return 'full'
  const done = await sql`
    insert into chat_quick_reply (id, shop_id, owner_id, name, content, sort, created_at)
    values (${reply.id}, ${reader.shopId}, ${owner}, ${reply.name}, ${reply.content}, ${reply.sort ?? 0}, ${at})
    on conflict do nothing returning 1`.execute(tx)
  return done.rows.length > 0 ? 'done' : 'taken'
}

/** `gone`: the agent has no such reply; `taken`: there is another one with this name. */
export async function updateReply(
  tx: Tx,
  reader: Reader,
  reply: WrittenReply,
): Promise<'done' | 'taken' | 'gone'> {
  const { isShared } = reply
  const owner: RawBuilder<string | null> =
    isShared === undefined ? sql`q.owner_id` : sql`${isShared ? null : reader.actorId}::uuid`
  await lockReplies(tx, reader)
  const other = sql`
    select from chat_quick_reply o where o.shop_id is not distinct from q.shop_id
      and o.owner_id is not distinct from ${owner} and o.name = ${reply.name} and o.id <> q.id`
  const held = await sql<{ isTaken: boolean }>`
    select exists (${other}) as "isTaken" from chat_quick_reply q
    where q.id = ${reply.id} and ${visible(reader)} for update`.execute(tx)
  if (!held.rows[0]) return 'gone'
  if (held.rows[0].isTaken) return 'taken'
  await sql`
    update chat_quick_reply q set name = ${reply.name}, content = ${reply.content},
      sort = coalesce(${reply.sort ?? null}, q.sort), owner_id = ${owner}
    where q.id = ${reply.id}`.execute(tx)
  return 'done'
}

export async function deleteReply(tx: Tx, reader: Reader, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from chat_quick_reply q where q.id = ${id} and ${visible(reader)} returning 1`.execute(tx)
  return rows.length > 0
}
