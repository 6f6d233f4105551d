import { scoreText } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { bind, shapes, type Bound } from '@hojip/platform/http'
import { deleteComment, followUp, likeComment, replyToComment } from './actions/change-comment.ts'
import { commentView, commentWithGoods } from './actions/comment-view.ts'
import { saveComments } from './actions/save-comments.ts'
import { waitingLines } from './actions/waiting-lines.ts'
import { commentsCalls } from './contract.ts'
import { commentsOf, countsOf, likedBy, ownComments, shopComments, type CommentCounts } from './store/read.ts'

function summaryOf({ count, stars, pic, append, skus }: CommentCounts) {
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
    specs: skus.map((sku) => ({ goodsSpecId: sku.skuId, count: sku.count })),
  }
}

export function commentsRoutes(tools: Tools): Bound[] {
  const { db } = tools
  return bind(commentsCalls, {
    'POST /bizGoodsComment/queryByGoodsId': async (input, { locale }) => {
      const { goodsId, filter, goodsSpecId: skuId, sort } = input
      const found = await commentsOf(db, goodsId, { filter, skuId, sort, ...shapes.slice(input) })
      const list = found.rows.map((row) => commentView(row, locale))
      return shapes.page(list, found.total, input)
    },
    'GET /bizGoodsComment/querySummary': async ({ goodsId, goodsSpecId }) =>
      summaryOf(await countsOf(db, goodsId, goodsSpecId)),
    'POST /bizGoodsComment/queryWaitComment': (input, { viewer, locale }) =>
      waitingLines(tools, viewer, input, locale),
    'POST /bizGoodsComment/save': (input, { viewer, locale, idempotencyKey }) =>
      saveComments(tools, { viewer, locale }, input, idempotencyKey!),
    'POST /bizGoodsComment/append': (input, { viewer }) => followUp(tools, viewer, input),
    'POST /bizGoodsComment/queryMyComment': async (input, { viewer, locale }) => {
      const found = await ownComments(db, viewer, shapes.slice(input))
      const list = found.rows.map((row) => ({
        ...commentWithGoods(row, locale),
        canAppend: row.appendedAt === null && row.orderLineId !== null,
      }))
      return shapes.page(list, found.total, input)
    },
    'POST /bizGoodsComment/deleteById/{pkId}': ({ pkId }, { viewer }) => deleteComment(tools, viewer, pkId),
    'POST /bizGoodsComment/like/{pkId}': (input, { viewer }) => likeComment(tools, viewer, input),
    'POST /bizGoodsComment/queryLiked': async ({ goodsId }, { viewer }) => ({
      pkIds: await likedBy(db, viewer, goodsId),
    }),
    'POST /bizConsole/queryComments': async (input, { viewer, locale }) => {
      const found = await shopComments(db, viewer, { filter: input.filter, ...shapes.slice(input) })
      const list = found.rows.map((row) => commentWithGoods(row, locale))
      return { ...shapes.page(list, found.total, input), unanswered: found.unanswered }
    },
    'POST /bizConsole/replyComment': (input, { viewer }) => replyToComment(tools, viewer, input),
  })
}
