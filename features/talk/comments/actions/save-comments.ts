import { authorName, workplaceOf } from '@hojip/accounts'
import type { Tools, Tx } from '@hojip/db'
import { markCommented, ownOrder, type CommentableLine } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import { commentableSince } from '@hojip/policy'
import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { firstOf } from '@hojip/platform/collections'
import { once } from '@hojip/platform/idempotency'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads, type ClaimReason } from '@hojip/uploads'
import type { CommentsCalls } from '../contract.ts'
import { commentsRefusals } from '../refusals.ts'
import { maxPictures } from '../rules/limits.ts'
import { insertOrderRating } from '../store/add.ts'
import { putComments, type CommentInput } from './put-comments.ts'

type Save = ParsedInputOf<CommentsCalls['POST /bizGoodsComment/save']>
type Line = Omit<CommentableLine, 'shopName'>
interface Asker {
  viewer: Viewer
  locale: Locale
}
interface Writer extends Asker {
  name: string
  /** The shop that a staff member works for. */
  shopId: string | undefined
}

/** The comment to store. Its product comes from the bought line, not from the caller. */
async function commentOf(
  tx: Tx,
  writer: Writer,
  { line, said, at }: { line: Line; said: Save['list'][number]; at: Date },
): Promise<CommentInput | Refusal<ClaimReason>> {
  const { userId } = writer.viewer
  const pictures = await claimUploads(tx, userId, said.pics, 'comment', maxPictures, { field: 'pics' })
  if (isRefusal(pictures)) return pictures
  return {
    goodsId: line.goodsId,
    skuId: line.skuId,
    orderLineId: line.lineId,
    userId,
    author: writer.name,
    isAnonymous: said.isAnonymous,
    score: said.score,
    content: said.content,
    pictures: pictures.map(({ url }) => url),
    choiceName: line.choiceName,
    locale: writer.locale,
    createdAt: at,
  }
}

function rate(tx: Tx, { orderId, shopId }: Line, save: Save, at: Date) {
  const { descriptionScore: description, serviceScore: service, deliveryScore: delivery } = save
  if (!description || !service || !delivery) return undefined
  return insertOrderRating(tx, { order_id: orderId, shop_id: shopId, description, service, delivery, at })
}

async function write(tx: Tx, asker: Asker & Pick<Writer, 'shopId'>, save: Save, at: Date) {
  const name = await authorName(tx, asker.viewer)
  if (isRefusal(name)) return name
  const writer = { ...asker, name }
  const lineIds = save.list.map((one) => one.orderGoodsId)
  const since = commentableSince(at.getTime())
  const lines = await markCommented(tx, writer.viewer, { lineIds, from: 0, to: 1, since })
  if (lines.length < lineIds.length || lines.some((line) => line.orderId !== save.orderId))
    return refuse(commentsRefusals.notToComment)
  // Staff may buy from their own shop, but their stars would mislead.
  if (lines.some(({ shopId }) => shopId === writer.shopId)) return refuse(commentsRefusals.ownShop)
  const saidOf = new Map(save.list.map((said) => [said.orderGoodsId, said]))
  const comments: CommentInput[] = []
  for (const line of lines) {
    const said = saidOf.get(line.lineId)
    if (!said) return refuse(commentsRefusals.notToComment)
    const comment = await commentOf(tx, writer, { line, said, at })
    if (isRefusal(comment)) return comment
    comments.push(comment)
  }
  const pkIds = await putComments(tx, comments)
  await rate(tx, firstOf(lines), save, at)
  return { pkIds }
}

/** Comments lines of one order, all or none of them; a repeat with the same key gets the same answer. */
export async function saveComments(
  tools: Tools,
  asker: Asker,
  save: Save,
  key: string,
): Promise<
  | { pkIds: string[] }
  | Refusal<
      | ClaimReason
      | 'http/notFound'
      | 'comments/notReceived'
      | 'comments/notToComment'
      | 'comments/orderGone'
      | 'comments/ownShop'
      | 'idempotency/keyReused'
    >
> {
  const { viewer } = asker
  const order = await ownOrder(tools.db, viewer, save.orderId)
  if (!order) return refuse(commentsRefusals.orderGone)
  if (order.status !== orderStatuses.completed)
    return refuse(commentsRefusals.notReceived, {}, { current: order.status })
  const writer = { ...asker, shopId: await workplaceOf(tools.db, viewer) }
  const request = { userId: viewer.userId, call: 'POST /bizGoodsComment/save', key, input: save }
  const at = new Date(tools.clock.nowMs())
  return inTransaction(tools.db, (tx) => once(tx, request, () => write(tx, writer, save, at)))
}
