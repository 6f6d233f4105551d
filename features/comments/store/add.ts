import type { Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

export interface NewComment {
  id: string
  goods_id: string
  sku_id: string | null
  order_line_id: string | null
  user_id: string | null
  author: string
  is_anonymous: boolean
  score: number | null
  content: string
  pictures: string[]
  choice_name: LocalText | null
  locale: string | null
  source_hash: string | null
  created_at: Date | null
  reply_content: string | null
  replied_at: Date | null
}

/** Of the comments those that were not there yet: one statement for any number. */
export async function insertComments(
  tx: Tx,
  comments: readonly NewComment[],
): Promise<{ id: string; goodsId: string; score: number | null }[]> {
  const { rows } = await sql<{ id: string; goodsId: string; score: number | null }>`
    insert into comment (id, goods_id, sku_id, shop_id, order_line_id, user_id, author, is_anonymous, score, content,
      pictures, choice_name, locale, source_hash, created_at, reply_content, replied_at)
    select r.id, r.goods_id, r.sku_id, g.shop_id, r.order_line_id, r.user_id, r.author, r.is_anonymous, r.score,
      r.content, r.pictures, r.choice_name, r.locale, r.source_hash, coalesce(r.created_at, now()),
      r.reply_content, r.replied_at
    from jsonb_to_recordset(${JSON.stringify(comments)}::jsonb) as r (id uuid, goods_id uuid, sku_id uuid,
      order_line_id uuid, user_id uuid, author text, is_anonymous boolean, score smallint, content text,
      pictures jsonb, choice_name jsonb, locale text, source_hash text, created_at timestamptz,
      reply_content text, replied_at timestamptz)
    join goods g on g.id = r.goods_id
    on conflict do nothing
    returning id, goods_id as "goodsId", score`.execute(tx)
  return rows
}

/** Of an order; a second time it changes nothing. */
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
