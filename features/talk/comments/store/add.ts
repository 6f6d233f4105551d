import type { Tables, Tx } from '@hojip/db'
import { column, insertsOf, jsonOf, record, type RowOf } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { CommentTag } from '../contract.ts'

const { uuid, text, smallint, boolean, timestamptz, jsonb } = column
const insertInto = insertsOf<Tables>()

const newComment = record({
  id: uuid,
  goods_id: uuid,
  sku_id: uuid.orNull,
  order_line_id: uuid.orNull,
  user_id: uuid.orNull,
  author: text,
  is_anonymous: boolean,
  score: smallint.orNull,
  content: text,
  pictures: jsonb<string[]>(),
  tags: jsonb<CommentTag[]>(),
  tag_rules: smallint,
  choice_name: jsonb<LocalText>().orNull,
  locale: text.orNull,
  source_hash: text.orNull,
  created_at: timestamptz.orNull,
  reply_content: text.orNull,
  replied_at: timestamptz.orNull,
})

export type NewComment = RowOf<typeof newComment>

/** The shop is the product's; a comment without a date gets the current time. */
function commentsInserted() {
  const { id, goods_id, sku_id, created_at, reply_content, replied_at, ...between } = newComment.of('r')
  return insertInto('comment', {
    id,
    goods_id,
    sku_id,
    shop_id: sql<string>`g.shop_id`,
    ...between,
    created_at: sql<Date>`coalesce(${created_at}, now())`,
    reply_content,
    replied_at,
  })
}

/** Inserts any number of comments in one statement; returns those that were not stored yet. */
export async function insertComments(
  tx: Tx,
  comments: readonly NewComment[],
): Promise<{ id: string; goodsId: string; score: number | null }[]> {
  const { rows } = await sql<{ id: string; goodsId: string; score: number | null }>`
    ${commentsInserted()} from ${newComment.rows(jsonOf(comments), 'r')}
    join goods g on g.id = r.goods_id
    on conflict do nothing
    returning id, goods_id as "goodsId", score`.execute(tx)
  return rows
}

/** Stores the rating of an order. A second time has no effect. */
export function insertOrderRating(
  tx: Tx,
  rating: {
    order_id: string
    shop_id: string
    description: number
    service: number
    delivery: number
    at: Date
  },
) {
  const { at, ...scores } = rating
  return tx
    .insertInto('order_rating')
    .values({ ...scores, created_at: at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}
