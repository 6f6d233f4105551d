import { countedUnits, neverFree, shownFreight, termsOf } from '@hojip/catalog/rules'
import { sumFen, type Fen } from '@hojip/platform/money'
import type { Cart, CartLine, CartShop } from '../contract.ts'
import { isTicked, lineFen } from './cart-lines.ts'

interface Estimate {
  feeFen: Fen
  missingFen: Fen
  fromFen: Fen
}

/** The estimated delivery of these lines before the address is known, by template as checkout does it; none for no lines. */
function freight(lines: readonly CartLine[], shop: CartShop): Estimate[] {
  const byTemplate = Map.groupBy(lines, (line) => line.freight?.templateId)
  return [...byTemplate.values()].map((own) => {
    const grams = sumFen(own.map(({ weight = 1_000, goodsNum }) => weight * goodsNum))
    const charged = { goodsFen: sumFen(own.map(lineFen)), pieces: unitsOf(own), grams }
    const shown = own[0]?.freight ?? shop
    const terms = termsOf(shown)
    const units = countedUnits(charged, shown.freightUnit)
    return { ...shownFreight({ ...charged, units }, terms), fromFen: terms.freeShippingFromFen }
  })
}

function unitsOf(lines: readonly CartLine[]): number {
  return sumFen(lines.map(({ goodsNum }) => goodsNum))
}

export interface FreeShipping {
  isFree: boolean
  missingFen: Fen
  /** 0 to 100. */
  percent: number
}

/**
 * How far the shop's lines are from free delivery; counts the ticked ones or, with none ticked, all of them. Of several
 * templates the first one that charges; undefined when spending more does not help.
 */
export function freeShipping(shop: CartShop): FreeShipping | undefined {
  const ticked = shop.goods.filter(isTicked)
  const charges = freight(ticked.length > 0 ? ticked : shop.goods, shop).filter(({ feeFen }) => feeFen > 0)
  if (charges.length === 0) return { isFree: true, missingFen: 0, percent: 100 }
  const first = charges.find(({ fromFen }) => !neverFree(fromFen))
  if (!first) return undefined
  const { missingFen, fromFen } = first
  return { isFree: false, missingFen, percent: Math.floor(((fromFen - missingFen) * 100) / fromFen) }
}

interface ShopSum {
  shopId: string
  shopName: string
  goodsFen: Fen
}

export interface CartSums {
  /** The shops with ticked lines. */
  shops: ShopSum[]
  goodsFen: Fen
  shippingFen: Fen
  totalFen: Fen
  /** The number of ticked lines. */
  kinds: number
  /** The number of their units. */
  units: number
}

/** The sums of the ticked lines; checkout asks the server for the final ones. */
export function cartSums(cart: Cart): CartSums {
  const parts = cart.list.map((shop) => {
    const ticked = shop.goods.filter(isTicked)
    const goodsFen = sumFen(ticked.map(lineFen))
    const shippingFen = sumFen(freight(ticked, shop).map(({ feeFen }) => feeFen))
    return { shop, ticked, goodsFen, shippingFen }
  })
  const chosen = parts.filter(({ ticked }) => ticked.length > 0)
  const lines = chosen.flatMap(({ ticked }) => ticked)
  const goodsFen = sumFen(chosen.map((part) => part.goodsFen))
  const shippingFen = sumFen(chosen.map((part) => part.shippingFen))
  return {
    shops: chosen.map(({ shop, goodsFen: fen }) => ({
      shopId: shop.shopId,
      shopName: shop.shopName,
      goodsFen: fen,
    })),
    goodsFen,
    shippingFen,
    totalFen: goodsFen + shippingFen,
    kinds: lines.length,
    units: unitsOf(lines),
  }
}
