import { authorName, workplaceOf } from '@hojip/accounts'
import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { onceIfKeyed } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { questionsRefusals as r } from '../refusals.ts'
import { mostADay } from '../rules/limits.ts'
import { insertQuestion, writtenSince } from '../store/change.ts'
import { shopOfProduct } from '../store/read.ts'
import type { QuestionsTools } from './tools.ts'
import { dayMs } from '@hojip/platform/clock'

export interface Writer {
  viewer: Viewer
  locale: Locale
}

/** The beginning of the 24 hours in which a user's limits count. */
export function dayBefore(at: Date): Date {
  return new Date(at.getTime() - dayMs)
}

/** Stores a question. The same words about the same product are refused, also from two clicks at once. */
export async function askQuestion(
  tools: QuestionsTools,
  { viewer, locale }: Writer,
  asked: { goodsId: string; content: string },
  key?: string,
): Promise<
  | { pkId: string }
  | Refusal<
      | 'http/notFound'
      | 'idempotency/keyReused'
      | 'questions/askedAlready'
      | 'questions/goodsGone'
      | 'questions/ownShop'
      | 'questions/tooMany'
    >
> {
  const workplace = await workplaceOf(tools.db, viewer)
  const { goodsId, content } = asked
  const ask = async (tx: Tx) => {
    const author = await authorName(tx, viewer)
    if (isRefusal(author)) return author
    const at = new Date(tools.clock.nowMs())
    const shopId = await shopOfProduct(tx, goodsId)
    if (shopId === undefined) return refuse(r.goodsGone)
    if (shopId === workplace) return refuse(r.ownShop)
    const max = tools.mostADay?.('questions') ?? mostADay
    if ((await writtenSince(tx, viewer, 'question', dayBefore(at))) >= max) return refuse(r.tooMany, { max })
    const pkId = newId()
    const { userId } = viewer
    const isNew = await insertQuestion(tx, { id: pkId, goodsId, shopId, userId, author, content, locale, at })
    return isNew ? { pkId } : refuse(r.askedAlready)
  }
  const call = 'POST /bizGoodsQuestion/save'
  return inTransaction(tools.db, (tx) =>
    onceIfKeyed(tx, { userId: viewer.userId, call, key, input: asked }, () => ask(tx)),
  )
}
