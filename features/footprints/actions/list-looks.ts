import { goodsCards } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { shapes } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { mallDay, wireTime } from '@hojip/platform/mall-time'
import type { Footprint } from '../contract.ts'
import { oldestDay } from '../rules/kept.ts'
import { countLooks, looksOf } from '../store.ts'

/** A page of what the viewer has looked at, with the goods as they are now. */
export async function listLooks(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: { userId: string },
  asked: { pageNum: number; pageSize: number },
  locale: Locale,
) {
  const nowMs = clock.nowMs()
  const sinceDay = oldestDay(nowMs)
  const [total, rows] = await Promise.all([
    countLooks(db, viewer, sinceDay),
    looksOf(db, viewer, { sinceDay, ...shapes.slice(asked) }),
  ])
  const goodsIds = [...new Set(rows.map((row) => row.goodsId))]
  const cards = new Map((await goodsCards(db, goodsIds, locale)).map((card) => [card.pkId, card]))
  const list = rows.flatMap((row): Footprint[] => {
    const goods = cards.get(row.goodsId)
    const watchedAt = row.seenAt.getTime()
    const { id: pkId, goodsId, day } = row
    return goods ? [{ pkId, goodsId, day, gmtCreate: wireTime(watchedAt), watchedAt, goods }] : []
  })
  return { ...shapes.page(list, total, asked), today: mallDay(nowMs) }
}
