import { choose, firstSku, skuOf, type Choice } from '@hojip/catalog/option-choice'
import { confirmOneHref } from '@hojip/hrefs/checkout'
import { useLazyCall, useNavigate } from '@hojip/platform/page'
import { useState } from 'react'
import type { GoodsInfo, GoodsSpec } from '@hojip/catalog/contract'
import { useAddToCart } from './use-add-to-cart.ts'

/** What one order line may hold at most. */
const mostOfOne = 999
/** SKUs whose price and stock are asked for at once. */
const mostAsked = 100

export interface Buying {
  specs: readonly GoodsSpec[]
  choice: Choice
  choose: (axis: number, value: number) => void
  /** The SKU of the choice; of goods sold out the one shown. */
  spec: GoodsSpec | undefined
  quantity: number
  setQuantity: (quantity: number) => void
  most: number
  state: 'buyable' | 'soldOut' | 'offShelf'
  add: () => Promise<boolean>
  isAdding: boolean
  /** To the checkout with this alone. */
  buy: () => void
}

/** The page may have been kept for a while: prices and stocks as they are now take the place of those it came with. */
function useCurrentSpecs({ specs }: GoodsInfo): readonly GoodsSpec[] {
  const goodsSpecIds = specs.slice(0, mostAsked).map(({ pkId }) => pkId)
  const { data } = useLazyCall('POST /bizGoods/queryStockPrice', { goodsSpecIds }, { when: specs.length > 0 })
  if (!data) return specs
  const byId = new Map(data.list.map((now) => [now.goodsSpecId, now]))
  return specs.map((spec) => {
    const now = byId.get(spec.pkId)
    return now ? { ...spec, price: now.price, stock: now.isOnSale ? now.stock : 0 } : spec
  })
}

/** Everything between looking at goods and having them in the cart. */
export function useBuying(info: GoodsInfo): Buying {
  const navigate = useNavigate()
  const specs = useCurrentSpecs(info)
  const [chosen, setChosen] = useState<Choice>(() => firstSku(info.specs)?.choice ?? [])
  const [wanted, setWanted] = useState(1)
  const { add, isAdding } = useAddToCart()
  const spec = skuOf(specs, chosen) ?? firstSku(specs)
  const stock = spec?.stock ?? 0
  const most = Math.max(1, Math.min(mostOfOne, stock))
  const quantity = Math.min(wanted, most)
  const state = !info.goods.isOnSale ? 'offShelf' : specs.some((one) => one.stock > 0) ? 'buyable' : 'soldOut'
  return {
    specs,
    choice: chosen,
    choose: (axis, value) => setChosen(choose(specs, chosen, axis, value)),
    spec,
    quantity,
    setQuantity: setWanted,
    most,
    state,
    add: async () => spec !== undefined && add(spec.pkId, quantity),
    isAdding,
    buy: () => spec && navigate(confirmOneHref(spec.pkId, quantity)),
  }
}
