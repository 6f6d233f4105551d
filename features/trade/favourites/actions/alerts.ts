import { skusForSale, type SkuForSale } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { httpRefusals, type ParsedInputOf } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Alert, FavouritesCalls } from '../contract.ts'
import { favouritesRefusals as r, type AlertReason } from '../refusals.ts'
import { maxAlerts } from '../rules/limits.ts'
import { alertsOf, alertSku, deleteAlert, putAlert, type AlertRow } from '../store/alerts.ts'
import { holdOwner } from '../store/favourites.ts'
import type { FavouritesTools } from './tools.ts'

interface Owner {
  userId: string
}

type Wish = ParsedInputOf<FavouritesCalls['POST /appUserNotice/save']>

/** Asks for one notice; a repetition changes the price asked for. A price that is not named is any lower one. */
export function saveAlert(
  tools: FavouritesTools,
  viewer: Owner,
  { goodsSpecId, type, targetPrice }: Wish,
): Promise<{ pkId: string } | Refusal<AlertReason>> {
  return inTransaction(tools.db, async (tx) => {
    if (!(await holdOwner(tx, viewer))) return refuse(httpRefusals.notFound)
    const sku = await alertSku(tx, goodsSpecId)
    if (!sku) return refuse(r.goodsGone)
    if (type === 'stock' && sku.isAvailable) return refuse(r.inStock)
    const targetFen = targetPrice === undefined ? sku.priceFen - 1 : (yuanToFen(targetPrice) ?? 0)
    if (type === 'price' && (targetFen < 1 || targetFen >= sku.priceFen))
      return refuse(r.targetNotLower, { price: fenToYuan(sku.priceFen) })
    const alert = {
      id: newId(),
      goodsId: sku.goodsId,
      skuId: goodsSpecId,
      kind: type,
      targetFen: type === 'price' ? targetFen : null,
      at: new Date(tools.clock.nowMs()),
    }
    const max = tools.most?.('alerts') ?? maxAlerts
    const pkId = await putAlert(tx, viewer, alert, max)
    return pkId === undefined ? refuse(r.alertsFull, { max }) : { pkId }
  })
}

function alertView(row: AlertRow, sku: SkuForSale, locale: Locale): Alert {
  return {
    pkId: row.id,
    goodsId: sku.goodsId,
    goodsSpecId: row.skuId,
    type: row.kind,
    goodsName: sku.goodsName[locale],
    goodsSpec: sku.choiceName[locale],
    goodsPic: sku.picture,
    price: fenToYuan(sku.priceFen),
    ...(row.targetFen !== null && { targetPrice: fenToYuan(row.targetFen) }),
    gmtCreate: wireTime(row.madeAt.getTime()),
  }
}

export async function listAlerts(
  db: Db,
  viewer: Owner,
  goodsId: string | undefined,
  locale: Locale,
): Promise<{ list: Alert[] }> {
  const rows = await alertsOf(db, viewer, goodsId)
  const found = await skusForSale(
    db,
    rows.map(({ skuId }) => skuId),
  )
  const skus = new Map(found.map((sku) => [sku.skuId, sku]))
  return {
    list: rows.flatMap((row) => {
      const sku = skus.get(row.skuId)
      return sku ? [alertView(row, sku, locale)] : []
    }),
  }
}

export async function removeAlert(
  db: Db,
  viewer: Owner,
  id: string,
): Promise<null | Refusal<'favourites/alertGone'>> {
  return (await deleteAlert(db, viewer, id)) ? null : refuse(r.alertGone)
}
