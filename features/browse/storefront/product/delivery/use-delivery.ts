import { useLazyCall, useTexts, useViewer } from '@hojip/platform/page'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { priceText } from '@hojip/platform/ui'
import type { ProductInfo } from '@hojip/catalog/contract'
import { freightOf, type FreightTerms, termsOf } from '@hojip/catalog/rules'
import type { Buying } from '../../buy/use-buying.ts'
import { useDeliverTo } from './deliver-to.ts'
import { productTexts } from '../texts.ts'

function money(amountFen: number): string {
  return priceText(fenToYuan(amountFen), false)
}

/** The shop's rule that decides the delivery fee of this quantity, as text. */
function useRule(terms: FreightTerms, missingFen: number): string {
  const texts = useTexts(productTexts)
  const from = money(terms.freeShippingFromFen)
  if (terms.shippingFeeFen === 0 || terms.freeShippingFromFen === 0) return texts.feeAlwaysFree
  return missingFen === 0 ? texts.feeFree(from) : texts.feeMore(from, money(missingFen))
}

/**
 * The delivery fee of the chosen quantity. Everybody first sees the shop's terms, then the fee for their own place:
 * their default address, or the province chosen in this browser.
 */
export function useDelivery({ goodsShop }: ProductInfo, { spec, quantity, state }: Buying) {
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
