/** Fewer deals are not shown; more have no room in the row. */
const fewestDeals = 4
const mostDeals = 6
/** Of one shop, as long as others have some. */
const mostOfShop = 2

interface Reduced {
  shopId: string
  /** The price that was really asked, see `linePrice` of the catalogue. */
  linePrice?: string | undefined
  isOnSale: boolean
  stock: number
}

/**
 * The deals that are shown, from products in the order of what they save: those that can be bought and have a former
 * price, of several shops. None when there are too few.
 */
export function chooseDeals<D extends { goods: Reduced }>(reduced: readonly D[]): D[] {
  const real = reduced.filter(
    ({ goods: { linePrice, isOnSale, stock } }) => linePrice !== undefined && isOnSale && stock > 0,
  )
  const ofShop = new Map<string, number>()
  const [first, later]: [D[], D[]] = [[], []]
  for (const one of real) {
    const taken = ofShop.get(one.goods.shopId) ?? 0
    ofShop.set(one.goods.shopId, taken + 1)
    ;(taken < mostOfShop ? first : later).push(one)
  }
  const chosen = new Set([...first, ...later].slice(0, mostDeals))
  return chosen.size < fewestDeals ? [] : real.filter((one) => chosen.has(one))
}
