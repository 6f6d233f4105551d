import { freightOf, type Destination, type FreightTerms } from '@hojip/catalog/freight'
import { allocateFen, sumFen, type Fen } from '@hojip/platform/money'

export interface WantedLine extends FreightTerms {
  shopId: string
  skuId: string
  priceFen: Fen
  quantity: number
}

export interface PricedLine<L> {
  line: L
  goodsFen: Fen
  /** Its share of what is paid for goods; the shares of a shop add up exactly. */
  payFen: Fen
}

export interface ShopPrice<L> {
  shopId: string
  goodsFen: Fen
  shippingFen: Fen
  /** Of it: for the distance. */
  surchargeFen: Fen
  /** Whether the shop delivers to where the order goes. */
  isDeliverable: boolean
  discountFen: Fen
  totalFen: Fen
  lines: PricedLine<L>[]
}

export interface Price<L> {
  shops: ShopPrice<L>[]
  goodsFen: Fen
  shippingFen: Fen
  discountFen: Fen
  totalFen: Fen
}

function goodsOf(line: WantedLine): Fen {
  return line.priceFen * line.quantity
}

/** One shop's lines: delivery by the shop's terms, a discount is shared by the lines' money. */
export function priceShop<L extends WantedLine>(
  lines: readonly [L, ...L[]],
  { to, discountFen = 0 }: { to?: Destination | undefined; discountFen?: Fen } = {},
): ShopPrice<L> {
  const [first] = lines
  const goods = lines.map(goodsOf)
  const goodsFen = sumFen(goods)
  const pieces = sumFen(lines.map(({ quantity }) => quantity))
  const { feeFen: shippingFen, surchargeFen, isDeliverable } = freightOf({ goodsFen, pieces }, first, to)
  const pays = allocateFen(goodsFen - discountFen, goods)
  return {
    shopId: first.shopId,
    goodsFen,
    shippingFen,
    surchargeFen,
    isDeliverable,
    discountFen,
    totalFen: goodsFen + shippingFen - discountFen,
    lines: lines.map((line, i) => ({ line, goodsFen: goods[i]!, payFen: pays[i]! })),
  }
}

/**
 * All lines of a checkout: one price per shop, in the order in which shops first appear.
 * @param to where to; without it distance does not count
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
