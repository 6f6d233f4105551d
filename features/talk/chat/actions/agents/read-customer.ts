import { maskedPhone } from '@hojip/policy/phone'
import { picturePath } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ChatCustomer } from '../../contract.ts'
import { chatRefusals } from '../../refusals.ts'
import { maskedName } from '@hojip/policy/masked-name'
import type { Reader } from '../../rules/reader.ts'
import { conversationOf } from '../../store/conversations.ts'
import { customerOf, looksAt, refundsOf } from '../../store/customer.ts'
import { readCards } from '../cards.ts'

/** The shopper as this shop may see them. The phone is shown, masked, once something was bought. */
export async function readCustomer(
  tools: Tools,
  reader: Reader,
  conversationId: string,
  locale: Locale,
): Promise<ChatCustomer | Refusal<'chat/conversationGone'>> {
  const conversation = await conversationOf(tools.db, reader, conversationId)
  if (!conversation) return refuse(chatRefusals.conversationGone)
  const { userId } = conversation
  const [row, refunds, looks] = await Promise.all([
    customerOf(tools.db, reader, userId),
    refundsOf(tools.db, reader, userId),
    looksAt(tools.db, reader, userId),
  ])
  const cards = row.orderIds.map((id) => ({ type: 4 as const, id }))
  const isKnown = row.orderNum > 0 || reader.isMall
  return {
    shopId: conversation.shopId,
    userName: isKnown ? row.name : maskedName(row.name),
    phone: isKnown && row.phone ? maskedPhone(row.phone) : '',
    locale: row.locale,
    registeredAt: row.createdAt.getTime(),
    orderNum: row.orderNum,
    spentMoney: fenToYuan(row.spentFen),
    refundNum: row.refundNum,
    score: row.score === null ? null : row.score.toFixed(1),
    orders: await readCards(tools, reader, cards, { locale, between: conversation }),
    refunds: refunds.map(({ fen, appliedAt, deadlineAt, ...rest }) => ({
      ...rest,
      refundMoney: fenToYuan(fen),
      time: wireTime(appliedAt.getTime()),
      ...(deadlineAt && { deadlineAt: deadlineAt.getTime() }),
    })),
    footprints: looks.map(({ goodsId, name, picture, seenAt }) => ({
      goodsId,
      goodsName: textIn(name, locale),
      goodsPic: picturePath(picture),
      seenAt: seenAt.getTime(),
    })),
  }
}
