import type { Tools } from '@hojip/db'
import { linesToComment } from '@hojip/orders'
import { commentableSince, commentDeadline } from '@hojip/policy'
import type { PageRequest } from '@hojip/platform/db'
import { shapes, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'

/** The buyer's lines without a comment, those with the least time left first. */
export async function waitingLines(
  { db, clock }: Tools,
  viewer: Viewer,
  at: PageRequest & { orderId?: string | undefined },
  locale: Locale,
) {
  const since = commentableSince(clock.nowMs())
  const found = await linesToComment(db, viewer, { ...at, since })
  const list = found.rows.map((line) => {
    const deadlineAt = commentDeadline(line.finishedAt.getTime())
    return {
      pkId: line.lineId,
      orderId: line.orderId,
      orderCode: line.orderCode,
      shopId: line.shopId,
      shopName: textIn(line.shopName, locale),
      orderGoodsId: line.lineId,
      goodsId: line.goodsId,
      goodsName: textIn(line.goodsName, locale),
      goodsPic: line.picture ?? '',
      goodsSpec: textIn(line.choiceName, locale),
      goodsNum: line.quantity,
      finishTime: wireTime(line.finishedAt.getTime()),
      deadlineTime: wireTime(deadlineAt),
      deadlineAt,
    }
  })
  return shapes.page(list, found.total, at)
}
