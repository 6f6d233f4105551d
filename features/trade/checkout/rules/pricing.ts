import { freightOfParts, partsOf, type Destination, type FreightLine } from '@hojip/catalog/rules'
import { zip } from '@hojip/platform/collections'
import { allocateFen, sumFen, type Fen } from '@hojip/platform/money'

export interface WantedLine extends FreightLine {
  shopId: string
  skuId: string
}

export interface PricedLine<L> {
  line: L
  goodsFen: Fen
  /** Its share of what is paid for products; the shares of a shop add up exactly. */
  payFen: Fen
}

export interface ShopPrice<L> {
  shopId: string
  goodsFen: Fen
  shippingFen: Fen
  /** The part of `shippingFen` that is charged for the distance. */
  surchargeFen: Fen
  /** Whether the shop delivers to the destination. */
  isDeliverable: boolean
  discountFen: Fen
  totalFen: Fen
  lines: PricedLine<L>[]
  /** The first of its lines; what it says about the shop, the others say as well. */
  first: L
}

export interface Price<L> {
  shops: ShopPrice<L>[]
  goodsFen: Fen
  shippingFen: Fen
  discountFen: Fen
  totalFen: Fen
}

function lineFen(line: WantedLine): Fen {
  return line.priceFen * line.quantity
}

/** The price of one shop's lines: delivery by the terms of each line; a discount is divided in proportion to the lines. */
export function priceShop<L extends WantedLine>(
  lines: readonly [L, ...L[]],
  { to, discountFen = 0 }: { to?: Destination | undefined; discountFen?: Fen } = {},
): ShopPrice<L> {
  const [first] = lines
  const lineFens = lines.map(lineFen)
  const goodsFen = sumFen(lineFens)
  const { feeFen: shippingFen, surchargeFen, isDeliverable } = freightOfParts(partsOf(lines), to)
  const pays = allocateFen(goodsFen - discountFen, lineFens)
  return {
    shopId: first.shopId,
    goodsFen,
    shippingFen,
    surchargeFen,
    isDeliverable,
    discountFen,
    totalFen: goodsFen + shippingFen - discountFen,
    lines: zip(lines, pays).map(([line, payFen]) => ({ line, goodsFen: lineFen(line), payFen })),
    first,
  }
}

/**
 * The price of all lines of a checkout: one per shop, in the order in which the shops first appear.
 * @param to the destination; without it there is no surcharge for distance
 */
export function priceLines<L extends WantedLine>(lines: readonly L[], to?: Destination): Price<L> {
  const byShop = new Map<string, [L, ...L[]]>()
  for (const line of lines) {
    const known = byShop.get(line.shopId)
    if (known) known.push(line)
    else byShop.set(line.shopId, [line])
  }
  const shops = [...byShop.values()].map((ofShop) => priceShop(ofShop, { to }))
  const sum = (of: (shop: ShopPrice<L>) => Fen) => sumFen(shops.map(of))
  return {
    shops,
    goodsFen: sum((s) => s.goodsFen),
    shippingFen: sum((s) => s.shippingFen),
    discountFen: sum((s) => s.discountFen),
    totalFen: sum((s) => s.totalFen),
  }
}
