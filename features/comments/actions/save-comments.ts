import { accountName } from '@hojip/accounts'
import type { Tools, Tx } from '@hojip/db'
import { markCommented, ownOrder, type CommentableLine } from '@hojip/orders'
import { commentableSince } from '@hojip/orders/comment-window'
import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { once } from '@hojip/platform/idempotency'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads } from '@hojip/uploads'
import type { CommentsCalls } from '../contract.ts'
import { commentsRefusals } from '../refusals.ts'
import { maxPictures } from '../rules/limits.ts'
import { insertOrderRating } from '../store/add.ts'
import { putComments, type CommentInput } from './put-comments.ts'

type Save = ParsedInputOf<CommentsCalls['POST /bizGoodsComment/save']>
type Line = Omit<CommentableLine, 'shopName'>
interface Writer {
  viewer: Viewer
  locale: Locale
}

/** The comment as it is kept: what it is about comes from the bought line, not from the caller. */
const commentOf = async (
  tx: Tx,
  writer: Writer,
  author: string,
  { line, said, at }: { line: Line; said: Save['list'][number]; at: Date },
): Promise<CommentInput | Refusal> => {
  const { userId } = writer.viewer
  const pictures = await claimUploads(tx, userId, said.pics, 'comment', maxPictures, { field: 'pics' })
  if (isRefusal(pictures)) return pictures
  return {
    goodsId: line.goodsId,
    skuId: line.skuId,
    orderLineId: line.lineId,
    userId,
    author,
    isAnonymous: said.isAnonymous,
    score: said.score,
    content: said.content,
    pictures: pictures.map(({ url }) => url),
    choiceName: line.choiceName,
    locale: writer.locale,
    createdAt: at,
  }
}

const rate = (tx: Tx, { orderId, shopId }: Line, save: Save, at: Date) => {
  const { descriptionScore: description, serviceScore: service, deliveryScore: delivery } = save
  if (!description || !service || !delivery) return undefined
  return insertOrderRating(tx, { order_id: orderId, shop_id: shopId, description, service, delivery, at })
}

const write = async (tx: Tx, writer: Writer, author: string, save: Save, at: Date) => {
  const lineIds = save.list.map((one) => one.orderGoodsId)
  const since = commentableSince(at.getTime())
  const lines = await markCommented(tx, writer.viewer, { lineIds, from: 0, to: 1, since })
  if (lines.length < lineIds.length || lines.some((line) => line.orderId !== save.orderId))
    return refuse(commentsRefusals.notToComment)
  const comments: CommentInput[] = []
  for (const line of lines) {
    const said = save.list.find((one) => one.orderGoodsId === line.lineId)!
    const comment = await commentOf(tx, writer, author, { line, said, at })
    if (isRefusal(comment)) return comment
    comments.push(comment)
  }
  const pkIds = await putComments(tx, comments)
  await rate(tx, lines[0]!, save, at)
  return { pkIds }
}

/** Comments lines of one order, all or none of them; a repeat with the same key gets the same answer. */
export const saveComments = async (
  tools: Tools,
  writer: Writer,
  save: Save,
  key: string,
): Promise<{ pkIds: string[] } | Refusal> => {
  if (!(await ownOrder(tools.db, writer.viewer, save.orderId))) return refuse(commentsRefusals.orderGone)
  const author = await accountName(tools.db, writer.viewer)
  const request = { userId: writer.viewer.userId, call: 'POST /bizGoodsComment/save', key, input: save }
  const at = new Date(tools.clock.nowMs())
  return inTransaction(tools.db, (tx) => once(tx, request, () => write(tx, writer, author, save, at)))
}
