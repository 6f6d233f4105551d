import { useTexts } from '@hojip/platform/page'
import { fenToYuan } from '@hojip/platform/money'
import { priceText } from '@hojip/platform/ui'
import type { ProductInfo } from '@hojip/catalog/contract'
import { fenOf, neverFree, shownFreight, type FreightTerms, termsOf } from '@hojip/catalog/rules'
import type { Buying } from '../../buy/use-buying.ts'
import { productTexts } from '../texts.ts'
import { useDeliveredHere } from './use-delivered-here.ts'

function money(amountFen: number): string {
  return priceText(fenToYuan(amountFen), false)
}

/** The shop's rule that decides the delivery fee of this quantity, as text. */
function useRule(terms: FreightTerms, missingFen: number): string {
  const texts = useTexts(productTexts)
  const from = money(terms.freeShippingFromFen)
  if (terms.shippingFeeFen === 0 || terms.freeShippingFromFen === 0) return texts.feeAlwaysFree
  if (neverFree(terms.freeShippingFromFen)) return ''
  return missingFen === 0 ? texts.feeFree(from) : texts.feeMore(from, money(missingFen))
}

/**
 * The delivery fee of the chosen quantity. Everybody first sees the shop's terms, then the fee for the place chosen in
 * this browser, otherwise for their default address.
 */
export function useDelivery({ goodsShop }: ProductInfo, { spec, quantity, state }: Buying) {
  const terms = termsOf(goodsShop)
  const goodsFen = fenOf(spec?.price ?? '0') * quantity
  const { feeFen, missingFen } = shownFreight({ goodsFen, pieces: quantity }, terms)
  const rule = useRule(terms, missingFen)
  const asked = { goodsSpecId: spec?.pkId ?? '', goodsNum: quantity }
  const canAsk = spec !== undefined && state === 'buyable'
  const here = useDeliveredHere(asked, { when: canAsk })
  return {
    fee: here ? priceText(here.fee, false) : money(feeFen),
    rule,
    here,
    asked,
    isAsked: canAsk,
    /** It is not delivered to the reader's place: no fee is true there, and no button buys. */
    isFar: here?.deliverable === false,
  }
}

export type Delivery = ReturnType<typeof useDelivery>
