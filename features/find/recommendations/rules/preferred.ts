/** What somebody has done with a product. */
export type SignalKind = 'viewed' | 'saved' | 'inCart' | 'bought'

export interface Signal {
  kind: SignalKind
  goodsId: string
  atMs: number
}

/** A product that leads to others, and why. */
export interface Source {
  kind: SignalKind
  goodsId: string
}

/** The most sources of each kind: more would say less about what somebody looks for now. */
const mostSources: Readonly<Record<SignalKind, number>> = { inCart: 3, saved: 3, bought: 3, viewed: 6 }
/** Of several things done with one product, the first of these is said. */
const strongest = ['bought', 'inCart', 'saved', 'viewed'] as const

/** The newest products of each kind, each product once, by the time of what was done; `signals` are newest first. */
export function sourcesOf(signals: readonly Signal[]): Source[] {
  const byProduct = new Map<string, Signal>()
  for (const kind of strongest)
    for (const one of signals)
      if (one.kind === kind && !byProduct.has(one.goodsId)) byProduct.set(one.goodsId, one)
  const left = { ...mostSources }
  return [...byProduct.values()]
    .toSorted((a, b) => b.atMs - a.atMs)
    .filter(({ kind }) => left[kind]-- > 0)
    .map(({ kind, goodsId }) => ({ kind, goodsId }))
}

/** Whether products of the same category are offered: whoever has bought a pot needs no second one. */
export function leadsToItsKind({ kind }: Source): boolean {
  return kind !== 'bought'
}

export interface Candidate<S> {
  goodsId: string
  shopId: string
  /** Null for products that everybody buys. */
  source: S | null
}

/** Of one shop, and of one list where there are several, until the others have given what they have. */
const mostOfShop = 3
const mostOfList = 4

/**
 * Takes candidates from the lists in turn, each product once, at most `mostOfShop` of a shop and `mostOfList` of a
 * list. Only when that is too few, what was passed over follows.
 */
export function chooseMixed<C extends Candidate<unknown>>(
  lists: readonly (readonly C[])[],
  size: number,
): C[] {
  const chosen = new Map<string, C>()
  const passedOver: C[] = []
  const ofShop = new Map<string, number>()
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const counted = lists.map((list) => ({ list, taken: 0 }))
  for (let at = 0; at < longest; at++)
    for (const from of counted) {
      const one = from.list[at]
      if (!one || chosen.has(one.goodsId) || chosen.size >= size) continue
      const taken = ofShop.get(one.shopId) ?? 0
      if (taken >= mostOfShop || (lists.length > 1 && from.taken >= mostOfList)) {
        passedOver.push(one)
        continue
      }
      chosen.set(one.goodsId, one)
      ofShop.set(one.shopId, taken + 1)
      from.taken += 1
    }
  for (const one of passedOver)
    if (chosen.size < size && !chosen.has(one.goodsId)) chosen.set(one.goodsId, one)
  return [...chosen.values()]
}
