import { useLazyCall, useTexts, useViewer } from '@hojip/platform/page'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { priceText } from '@hojip/platform/ui'
import type { GoodsInfo } from '@hojip/catalog/contract'
import { freightOf, type FreightTerms } from '@hojip/catalog/freight'
import { termsOf } from '@hojip/catalog/shown-terms'
import type { Buying } from '../../buy/use-buying.ts'
import { useDeliverTo } from './deliver-to.ts'
import { goodsTexts } from '../texts.ts'

function money(amountFen: number): string {
  return priceText(fenToYuan(amountFen), false)
}

/** By what rule of the shop this quantity costs what it does. */
function useRule(terms: FreightTerms, missingFen: number): string {
  const texts = useTexts(goodsTexts)
  const from = money(terms.freeShippingFromFen)
  if (terms.shippingFeeFen === 0 || terms.freeShippingFromFen === 0) return texts.feeAlwaysFree
  return missingFen === 0 ? texts.feeFree(from) : texts.feeMore(from, money(missingFen))
}

/**
 * What delivery of the chosen quantity costs. Everybody is told the shop's terms at once, and right after what holds for
 * where they live: their usual address, or the province that this browser knows.
 */
export function useDelivery({ goodsShop }: GoodsInfo, { spec, quantity, state }: Buying) {
  const terms = termsOf(goodsShop)
  const goodsFen = (yuanToFen(spec?.price ?? '0') ?? 0) * quantity
  const { feeFen, missingFen } = freightOf({ goodsFen, pieces: quantity }, terms)
  const rule = useRule(terms, missingFen)
  const signedIn = useViewer() !== null
  const province = useDeliverTo()
  const asked = { goodsSpecId: spec?.pkId ?? '', goodsNum: quantity }
  const canAsk = spec !== undefined && state === 'buyable'
  const own = useLazyCall('POST /bizGoods/queryDelivery', asked, {
    when: signedIn && canAsk,
    keepPrevious: true,
  }).data
  const hasNoAddress = !signedIn || own?.place === ''
  const there = useLazyCall(
    'POST /bizGoods/queryDelivery',
    { ...asked, province },
    { when: hasNoAddress && canAsk, keepPrevious: true },
  ).data
  const here = hasNoAddress ? there : own
  return { fee: here ? priceText(here.fee, false) : money(feeFen), rule, here, isChosen: hasNoAddress }
}

export type Delivery = ReturnType<typeof useDelivery>
