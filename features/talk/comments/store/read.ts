import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import { talliedCount, type CountedBy } from './counts.ts'

export type ShopFilter = 'all' | 'unanswered' | 'bad' | 'pic'

// A comment without stars passes none of the three in the middle: a comparison with null is never true.
const filters = {
  all: sql`true`,
  good: sql`c.score >= 4`,
  normal: sql`c.score = 3`,
  bad: sql`c.score <= 2`,
  pic: sql`(c.pictures <> '[]' or c.append_pictures <> '[]')`,
  append: sql`c.appended_at is not null`,
  unanswered: sql`c.replied_at is null`,
} as const

export interface CommentRow {
  id: string
  goodsId: string
  goodsName: LocalText
  productPicture: string | null
  author: string
  isAnonymous: boolean
  score: number | null
  content: string
  locale: string | null
  pictures: string[]
  tags: string[]
  choiceName: LocalText | null
  createdAt: Date
  appendContent: string | null
  appendPictures: string[]
  appendedAt: Date | null
  replyContent: string | null
  repliedAt: Date | null
  likeCount: number
  orderLineId: string | null
  isTakenDown: boolean
}

function comments(rest: RawBuilder<unknown>) {
  return sql<CommentRow>`
  select c.id, c.goods_id as "goodsId", g.name as "goodsName", g.gallery ->> 0 as "productPicture", c.author,
         c.is_anonymous as "isAnonymous", c.score, c.content, c.locale, c.pictures, c.tags, c.choice_name as "choiceName",
         c.created_at as "createdAt", c.append_content as "appendContent", c.append_pictures as "appendPictures",
         c.appended_at as "appendedAt", c.reply_content as "replyContent", c.replied_at as "repliedAt",
         c.like_count as "likeCount", c.order_line_id as "orderLineId", c.taken_down as "isTakenDown"
  from comment c join goods g on g.id = c.goods_id ${rest}`
}

async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from comment c ${where}`.execute(db)
  return theRow(rows).n
}

const orders = {
  new: sql`c.created_at desc, c.id desc`,
  hot: sql`c.like_count desc, c.created_at desc, c.id desc`,
} as const

function shown(goodsId: string, skuId?: string) {
  return sql`c.goods_id = ${goodsId} and c.deleted_at is null ${skuId ? sql`and c.sku_id = ${skuId}` : sql``}`
}

/** A page of comments, with the number of all that pass the filter and have the tag. */
export async function commentsOf(
  db: Db,
  goodsId: string,
  asked: PageRequest & CountedBy & { sort: 'new' | 'hot' },
): Promise<{ rows: CommentRow[]; total: number }> {
  const { filter, tag, skuId } = asked
  const tagged = tag ? sql`and c.tags ? ${tag}` : sql``
  const where = sql`where ${shown(goodsId, skuId)} and ${filters[filter]} ${tagged}`
  const page = sql`${where} order by ${orders[asked.sort]} ${limitOffset(asked)}`
  const isTallied = filter === 'all' || tag === undefined
  const [found, total] = await Promise.all([
    comments(page).execute(db),
    isTallied ? talliedCount(db, goodsId, asked) : count(db, where),
  ])
  return { rows: found.rows, total }
}

/** The author's own comments, newest first, also those that the mall has taken down. */
export async function ownComments(db: Db, viewer: Pick<Viewer, 'userId'>, page: PageRequest) {
  const where = sql`where c.user_id = ${viewer.userId} and (c.deleted_at is null or c.taken_down)`
  const [found, total] = await Promise.all([
    comments(sql`${where} order by c.id desc ${limitOffset(page)}`).execute(db),
    count(db, where),
  ])
  return { rows: found.rows, total }
}

/** Comments on the products of the staff member's shop, newest first, with the number of unanswered ones. */
export async function shopComments(
  db: Db,
  viewer: Pick<Viewer, 'shopId'>,
  asked: PageRequest & { filter: ShopFilter },
) {
  const ours = sql`where c.shop_id = ${viewer.shopId ?? null} and c.deleted_at is null`
  const where = sql`${ours} and ${filters[asked.filter]}`
  const [found, total, unanswered] = await Promise.all([
    comments(sql`${where} order by c.created_at desc, c.id desc ${limitOffset(asked)}`).execute(db),
    count(db, where),
    count(db, sql`${ours} and ${filters.unanswered}`),
  ])
  return { rows: found.rows, total, unanswered }
}

/**
 * The viewer's own comment, locked for a change, also one that the mall has taken down; undefined for a comment of another
 * user.
 */
export async function ownCommentHeld(tx: Tx, viewer: Pick<Viewer, 'userId'>, id: string) {
  const { rows } = await sql<{
    goodsId: string
    content: string
    lineId: string | null
    score: number | null
    isFollowed: boolean
    isTakenDown: boolean
    pictures: string[]
  }>`
    select goods_id as "goodsId", content, order_line_id as "lineId", score, appended_at is not null as "isFollowed",
           taken_down as "isTakenDown", pictures || append_pictures as pictures
    from comment where id = ${id} and user_id = ${viewer.userId} and (deleted_at is null or taken_down) for update`.execute(
    tx,
  )
  return rows[0]
}

/** Ids of the comments on a product that the viewer likes. */
export async function likedBy(
  db: Db,
  viewer: Pick<Viewer, 'userId'>,
  goodsId: string,
): Promise<{ pkIds: string[]; ownIds: string[] }> {
  const { rows } = await sql<{ id: string; isOwn: boolean }>`
    (select l.comment_id as id, false as "isOwn" from comment_like l join comment c on c.id = l.comment_id
     where l.user_id = ${viewer.userId} and c.goods_id = ${goodsId} order by 1 limit 1000)
    union all
    (select id, true from comment
     where user_id = ${viewer.userId} and goods_id = ${goodsId} and deleted_at is null order by 1 limit 1000)`.execute(
    db,
  )
  const idsOf = (isOwn: boolean) => rows.filter((row) => row.isOwn === isOwn).map(({ id }) => id)
  return { pkIds: idsOf(false), ownIds: idsOf(true) }
}

/** A comment that everybody can see: its text and its product. */
export async function commentShown(
  db: Db,
  id: string,
): Promise<{ content: string; goodsId: string } | undefined> {
  const { rows } = await sql<{ content: string; goodsId: string }>`
    select content, goods_id as "goodsId" from comment where id = ${id} and deleted_at is null`.execute(db)
  return rows[0]
}
