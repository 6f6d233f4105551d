import { scoreText } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { reasonsOfRemoval } from '@hojip/reports'
import type { CommentsCalls, CommentTag } from '../contract.ts'
import { tagNames } from '../rules/tags/tag-names.ts'
import { countsOf, type CommentCounts } from '../store/counts.ts'
import { commentsOf, likedBy, ownComments, shopComments } from '../store/read.ts'
import { commentView, commentWithProduct } from './comment-view.ts'

type Asked<K extends keyof CommentsCalls> = ParsedInputOf<CommentsCalls[K]>

/** A page of comments on a product. */
export async function listComments(
  db: Db,
  input: Asked<'POST /bizGoodsComment/queryByGoodsId'>,
  locale: Locale,
) {
  const found = await commentsOf(db, input.goodsId, { ...input, skuId: input.goodsSpecId })
  const list = found.rows.map((row) => commentView(row, locale))
  return shapes.page(list, found.total, input)
}

const mostTags = 8

function tagsIn(counted: CommentCounts['tags'], locale: Locale) {
  const named = counted.filter((one): one is { tag: CommentTag; count: number } => one.tag in tagNames)
  return named.slice(0, mostTags).map(({ tag, count }) => ({ tag, text: tagNames[tag][locale], count }))
}

function summaryOf({ count, stars, pic, append, skus, tags }: CommentCounts, locale: Locale) {
  const [one, two, three, four, five] = stars as [number, number, number, number, number]
  const rated = one + two + three + four + five
  const sum = one + 2 * two + 3 * three + 4 * four + 5 * five
  return {
    score: scoreText(sum, rated) ?? null,
    count,
    distribution: stars,
    good: four + five,
    normal: three,
    bad: one + two,
    pic,
    append,
    tags: tagsIn(tags, locale),
    specs: skus.map((sku) => ({ goodsSpecId: sku.skuId, count: sku.count })),
  }
}

export async function summariseComments(
  db: Db,
  { goodsId, goodsSpecId }: Asked<'GET /bizGoodsComment/querySummary'>,
  locale: Locale,
) {
  return summaryOf(await countsOf(db, goodsId, goodsSpecId), locale)
}

export async function listOwnComments(
  db: Db,
  viewer: Viewer,
  input: Asked<'POST /bizGoodsComment/queryMyComment'>,
  locale: Locale,
) {
  const found = await ownComments(db, viewer, input)
  const removed = found.rows.filter(({ isTakenDown }) => isTakenDown).map(({ id }) => id)
  const reasons = await reasonsOfRemoval(db, { authorId: viewer.userId }, 'comment', removed)
  const list = found.rows.map((row) => ({
    ...commentWithProduct(row, locale),
    canAppend: row.appendedAt === null && row.orderLineId !== null && !row.isTakenDown,
    removedFor: row.isTakenDown ? (reasons.get(row.id) ?? '') : null,
  }))
  return shapes.page(list, found.total, input)
}

/** Which comments on a product the viewer likes, and which are their own. */
export function listLiked(db: Db, viewer: Viewer, goodsId: string) {
  return likedBy(db, viewer, goodsId)
}

export async function listShopComments(
  db: Db,
  viewer: Viewer,
  input: Asked<'POST /bizConsole/queryComments'>,
  locale: Locale,
) {
  const found = await shopComments(db, viewer, input)
  const list = found.rows.map((row) => commentWithProduct(row, locale))
  return { ...shapes.page(list, found.total, input), unanswered: found.unanswered }
}
