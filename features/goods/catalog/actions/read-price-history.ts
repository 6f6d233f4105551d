import type { Db } from '@hojip/db'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { PriceHistory } from '../contract.ts'
import { catalogRefusals } from '../refusals.ts'
import { formerPriceDays, lowestSince, stepsFrom } from '../rules/prices/price-history.ts'
import { dayMs } from '@hojip/platform/clock'
import { loggedPrices } from '../store/price-log.ts'

interface Asked {
  goodsId: string
  goodsSpecId?: string | undefined
  days: number
}

/** What a SKU has asked in the last days, and the lowest price of the last 30. */
export async function readPriceHistory(
  db: Db,
  { goodsId, goodsSpecId, days }: Asked,
): Promise<PriceHistory | Refusal<'catalog/goodsGone'>> {
  const found = await loggedPrices(db, { goodsId, skuId: goodsSpecId, days: Math.max(days, formerPriceDays) })
  if (!found) return refuse(catalogRefusals.goodsGone)
  const lowest = lowestSince(found.log, found.nowMs - formerPriceDays * dayMs)
  const points = stepsFrom(found.log, found.nowMs - days * dayMs)
  return {
    goodsSpecId: found.skuId,
    points: points.map(({ atMs, priceFen }) => ({
      time: wireTime(atMs),
      price: priceFen === null ? null : fenToYuan(priceFen),
    })),
    low30: lowest === undefined ? null : fenToYuan(lowest),
    now: wireTime(found.nowMs),
  }
}
