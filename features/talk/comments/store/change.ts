import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import type { CommentTag } from '../contract.ts'

type Author = Pick<Viewer, 'userId'>

/** Adds the author's follow-up. The caller has locked the comment. */
export function addFollowUp(
  tx: Tx,
  author: Author,
  followUp: { id: string; content: string; pictures: string[]; at: Date; tags: CommentTag[]; rules: number },
) {
  return sql`
  update comment set append_content = ${followUp.content}, append_pictures = ${JSON.stringify(followUp.pictures)},
    appended_at = ${followUp.at}, tags = ${JSON.stringify(followUp.tags)}, tag_rules = ${followUp.rules}
  where id = ${followUp.id} and user_id = ${author.userId}`.execute(tx)
}

/** Hides the comment from everybody, also its author. The row stays, since its line has been commented. */
export function takeBack(tx: Tx, author: Author, id: string, at: Date) {
  return sql`
  update comment set deleted_at = ${at}, taken_down = false where id = ${id} and user_id = ${author.userId}`.execute(
    tx,
  )
}

/**
 * The answered comment; its author is null when imported or closed. `gone`: no such comment on the shop's products;
 * `answered`: it already has an answer.
 */
export async function addReply(
  tx: Tx,
  viewer: Pick<Viewer, 'shopId'>,
  reply: { id: string; content: string; at: Date },
): Promise<{ userId: string | null; goodsId: string } | 'gone' | 'answered'> {
  const ours = sql`id = ${reply.id} and shop_id = ${viewer.shopId ?? null} and deleted_at is null`
  const { rows } = await sql<{ userId: string | null; goodsId: string }>`
    update comment set reply_content = ${reply.content}, replied_at = ${reply.at}
    where ${ours} and replied_at is null returning user_id as "userId", goods_id as "goodsId"`.execute(tx)
  if (rows[0]) return rows[0]
  return (await sql`select from comment where ${ours}`.execute(tx)).rows.length > 0 ? 'answered' : 'gone'
}

/** Likes or unlikes for one user; returns the number of likes, undefined when there is no such comment. */
export async function setLike(
  tx: Tx,
  viewer: Author,
  id: string,
  liked: boolean,
): Promise<number | 'own' | undefined> {
  const { rows } = await sql<{ likeCount: number; isOwn: boolean | null }>`
    select like_count as "likeCount", user_id = ${viewer.userId} as "isOwn" from comment where id = ${id} and deleted_at is null for update`.execute(
    tx,
  )
  const before = rows[0]?.likeCount
  if (before === undefined) return undefined
  if (liked && rows[0]?.isOwn) return 'own'
  const changed = liked
    ? await sql`insert into comment_like values (${id}, ${viewer.userId}) on conflict do nothing returning 1`.execute(
        tx,
      )
    : await sql`delete from comment_like where comment_id = ${id} and user_id = ${viewer.userId} returning 1`.execute(
        tx,
      )
  if (changed.rows.length === 0) return before
  const after = before + (liked ? 1 : -1)
  await sql`update comment set like_count = ${after} where id = ${id}`.execute(tx)
  return after
}

/** A product with more changes than this is summed up. */
const manyChanges = 60

/**
 * Replaces many changes of a product's comment counters by one row with their sum. Changes made meanwhile stay beside
 * it.
 */
export async function sumTallies(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from comment_tally where goods_id in (
        select goods_id from comment_tally group by goods_id having count(*) > ${manyChanges})
      returning goods_id, sku_id, score, n, pic, append
    )
    insert into comment_tally (goods_id, sku_id, score, n, pic, append)
    select goods_id, sku_id, score, sum(n)::int, sum(pic)::int, sum(append)::int from gone
    group by goods_id, sku_id, score having sum(n) <> 0 or sum(pic) <> 0 or sum(append) <> 0`.execute(db)
  await sql`
    with gone as (
      delete from comment_tag_tally where goods_id in (
        select goods_id from comment_tag_tally group by goods_id having count(*) > ${manyChanges})
      returning goods_id, sku_id, tag, n
    )
    insert into comment_tag_tally (goods_id, sku_id, tag, n)
    select goods_id, sku_id, tag, sum(n)::int from gone group by goods_id, sku_id, tag having sum(n) <> 0`.execute(
    db,
  )
}

/**
 * Comments of a closed account stay for other buyers, without a name, and without pictures, which may show the author.
 * @returns the addresses of those pictures
 */
export async function forgetAuthor(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ pictures: string[] }>`
    with before as (
      select id, pictures || append_pictures as pictures from comment where user_id = ${userId} for update
    )
    update comment c
    set author = '', is_anonymous = true, user_id = null, pictures = '[]', append_pictures = '[]'
    from before where c.id = before.id returning before.pictures`.execute(tx)
  return rows.flatMap(({ pictures }) => pictures)
}
