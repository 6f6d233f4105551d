import { findPlace, isNotFound, refusePlace } from '@hojip/regions'
import { assumedGrams, freightOf, groupOf, partsOf } from '@hojip/catalog/rules'
import type { Db } from '@hojip/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { firstOf } from '@hojip/platform/collections'
import { fenToYuan } from '@hojip/platform/money'
import { isRefusal, refuse } from '@hojip/platform/refusal'
import type { FreightCalls } from '../contract.ts'
import { freightRefusals as r } from '../refusals.ts'
import { ruleOfWire } from '../rules/wire-rule.ts'
import { skuToTry } from '../store.ts'
import { withKnownPlaces } from './known-places.ts'

/** What checkout would charge, by the rule as it is being written. */
export async function tryFreight(
  db: Db,
  viewer: Viewer,
  asked: ParsedInputOf<FreightCalls['POST /bizConsole/tryFreight']>,
) {
  const { goodsId, goodsNum } = asked
  const to = findPlace(asked.to)
  if (isNotFound(to)) return refusePlace(to, 'to.province')
  const sku = await skuToTry(db, viewer, goodsId)
  if (!sku) return refuse(r.productGone)
  const known = withKnownPlaces(asked)
  if (isRefusal(known)) return known
  const rule = ruleOfWire(known)
  const terms = { freeShippingFromFen: 0, shippingFeeFen: 0, freightTemplate: rule }
  const part = firstOf(partsOf([{ ...terms, ...sku, freightTemplateId: null, quantity: goodsNum }]))
  const { isDeliverable, feeFen, surchargeFen, missingFen } = freightOf(part, terms, to)
  const canBeFree = groupOf(rule, to)?.freeFromFen !== undefined
  return {
    deliverable: isDeliverable,
    goodsMoney: fenToYuan(part.goodsFen),
    fee: fenToYuan(feeFen),
    surcharge: fenToYuan(surchargeFen),
    ...(canBeFree && missingFen > 0 && { missing: fenToYuan(missingFen) }),
    ...(rule.unit === 'weight' && { grams: (sku.weightG ?? assumedGrams) * goodsNum }),
    isAssumed: rule.unit === 'weight' && sku.weightG === null,
  }
}
