import { productSummaries } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import type { PageRequest } from '@hojip/platform/db'
import { shapes } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { mallDay, wireTime } from '@hojip/platform/mall-time'
import type { Footprint } from '../contract.ts'
import { oldestDay } from '../rules/stored-days.ts'
import { countLooks, looksOf } from '../store.ts'

/** A page of the viewer's footprints, with the products as they are now. */
export async function listLooks(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: { userId: string },
  asked: PageRequest,
  locale: Locale,
) {
  const nowMs = clock.nowMs()
  const sinceDay = oldestDay(nowMs)
  const [total, rows] = await Promise.all([
    countLooks(db, viewer, sinceDay),
    looksOf(db, viewer, { sinceDay, ...asked }),
  ])
  const goodsIds = [...new Set(rows.map((row) => row.goodsId))]
  const cards = new Map((await productSummaries(db, goodsIds, locale)).map((card) => [card.pkId, card]))
  const list = rows.flatMap((row): Footprint[] => {
    const product = cards.get(row.goodsId)
    const watchedAt = row.seenAt.getTime()
    const { id: pkId, goodsId, day } = row
    return product ? [{ pkId, goodsId, day, gmtCreate: wireTime(watchedAt), watchedAt, goods: product }] : []
  })
  return { ...shapes.page(list, total, asked), today: mallDay(nowMs) }
}
