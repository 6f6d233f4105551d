import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { readsOf } from '@hojip/platform/replica'
import { deleteComment, followUp, likeComment, replyToComment } from './actions/change-comment.ts'
import {
  listComments,
  listLiked,
  listOwnComments,
  listShopComments,
  summariseComments,
} from './actions/read-comments.ts'
import { saveComments } from './actions/save-comments.ts'
import { waitingLines } from './actions/waiting-lines.ts'
import { commentsCalls } from './contract.ts'

export function commentsRoutes(tools: Tools): Bound[] {
  const { db } = tools
  const reads = readsOf(tools)
  return bind(commentsCalls, {
    'POST /bizGoodsComment/queryByGoodsId': (input, { locale, seen }) =>
      listComments(reads.at(seen), input, locale),
    'GET /bizGoodsComment/querySummary': (input, { locale, seen }) =>
      summariseComments(reads.at(seen), input, locale),
    'POST /bizGoodsComment/queryWaitComment': (input, { viewer, locale }) =>
      waitingLines(tools, viewer, input, locale),
    'POST /bizGoodsComment/save': (input, { viewer, locale, idempotencyKey }) =>
      saveComments(tools, { viewer, locale }, input, idempotencyKey),
    'POST /bizGoodsComment/append': (input, { viewer, idempotencyKey }) =>
      followUp(tools, viewer, input, idempotencyKey),
    'POST /bizGoodsComment/queryMyComment': (input, { viewer, locale }) =>
      listOwnComments(db, viewer, input, locale),
    'POST /bizGoodsComment/deleteById/{pkId}': ({ pkId }, { viewer }) => deleteComment(tools, viewer, pkId),
    'POST /bizGoodsComment/like/{pkId}': (input, { viewer }) => likeComment(tools, viewer, input),
    'POST /bizGoodsComment/queryLiked': ({ goodsId }, { viewer }) => listLiked(db, viewer, goodsId),
    'POST /bizConsole/queryComments': (input, { viewer, locale }) =>
      listShopComments(db, viewer, input, locale),
    'POST /bizConsole/replyComment': (input, { viewer, idempotencyKey }) =>
      replyToComment(tools, viewer, input, idempotencyKey),
  })
}
