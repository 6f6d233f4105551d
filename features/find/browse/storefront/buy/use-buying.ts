import { choose, firstChoice, firstSku, skuOf, type Choice } from '@hojip/catalog/rules'
import { confirmOneHref } from '@hojip/hrefs/checkout'
import { useLazyCall, useNavigate } from '@hojip/platform/page'
import { useState } from 'react'
import type { ProductInfo, ProductSpec } from '@hojip/catalog/contract'
import { useAddToCart } from './use-add-to-cart.ts'

/** The most units of one order line. */
const mostOfOne = 999
/** The most SKUs whose price and stock are requested at once. */
const mostAsked = 100

export interface Buying {
  specs: readonly ProductSpec[]
  choice: Choice
  choose: (axis: number, value: number) => void
  /** The chosen SKU; of a product that is sold out, the one shown. */
  spec: ProductSpec | undefined
  quantity: number
  setQuantity: (quantity: number) => void
  most: number
  state: 'buyable' | 'soldOut' | 'offShelf'
  add: () => Promise<boolean>
  isAdding: boolean
  /** The SKU that the address names: what the reader has chosen, not what the page has chosen for them. */
  asked: string | undefined
  /** Goes to the checkout with this SKU only, which leads to the queue where there is one. */
  buy: () => void
  /** What its button says: whether buying begins with waiting in a queue. */
  buyText: 'buyNow' | 'queue'
}

/** The SKUs with current prices and stocks, because the page may come from a cache. */
function useCurrentSpecs({ specs }: ProductInfo): readonly ProductSpec[] {
  const goodsSpecIds = specs.slice(0, mostAsked).map(({ pkId }) => pkId)
  const { data } = useLazyCall('POST /bizGoods/queryStockPrice', { goodsSpecIds }, { when: specs.length > 0 })
  if (!data) return specs
  const byId = new Map(data.list.map((now) => [now.goodsSpecId, now]))
  return specs.map((spec) => {
    const now = byId.get(spec.pkId)
    return now ? { ...spec, price: now.price, stock: now.isOnSale ? now.stock : 0 } : spec
  })
}

/** The option that the page's own address chooses. */
interface Addressed {
  sku: string | undefined
  /** Called when the reader has chosen another. */
  onChoose: (sku: string) => void
}

/** The chosen values. Where the address changes, by a link or in the history, it decides anew. */
function useChoice(info: ProductInfo, addressed: Addressed | undefined) {
  const [asked, setAsked] = useState(addressed?.sku)
  const [chosen, setChosen] = useState<Choice>(() => firstChoice(info.specs, asked))
  if (addressed && addressed.sku !== asked) {
    setAsked(addressed.sku)
    setChosen(firstChoice(info.specs, addressed.sku))
  }
  return [chosen, setChosen] as const
}

/**
 * Whether there was a queue for the product when the mall's settings were read: as recently as the stock, since a queue opens and
 * ends while people shop. On a page that stays open it gets old; the checkout knows for certain, and leads to the queue.
 */
function useIsQueued(goodsId: string): boolean {
  const { data } = useLazyCall('GET /sysConfig/queryPublic', {})
  return data?.queues.some((queue) => queue.goodsId === null || queue.goodsId === goodsId) ?? false
}

/** The state between viewing a product and adding it to the cart: option, quantity, stock, actions. */
export function useBuying(info: ProductInfo, addressed?: Addressed): Buying {
  const navigate = useNavigate()
  const specs = useCurrentSpecs(info)
  const [chosen, setChosen] = useChoice(info, addressed)
  const [wanted, setWanted] = useState(1)
  const { add, isAdding } = useAddToCart()
  const isQueued = useIsQueued(info.goods.pkId)
  const spec = skuOf(specs, chosen) ?? firstSku(specs)
  const stock = spec?.stock ?? 0
  const most = Math.max(1, Math.min(info.goods.personLimit ?? mostOfOne, stock))
  const quantity = Math.min(wanted, most)
  const state = !info.goods.isOnSale ? 'offShelf' : specs.some((one) => one.stock > 0) ? 'buyable' : 'soldOut'
  return {
    specs,
    choice: chosen,
    choose: (axis, value) => {
      const next = choose(specs, chosen, axis, value)
      setChosen(next)
      const now = skuOf(specs, next)
      if (now) addressed?.onChoose(now.pkId)
    },
    spec,
    quantity,
    setQuantity: setWanted,
    most,
    state,
    add: async () => spec !== undefined && add(spec.pkId, quantity),
    isAdding,
    asked: spec && spec.pkId === addressed?.sku ? spec.pkId : undefined,
    buy: () => spec && navigate(confirmOneHref(spec.pkId, quantity)),
    buyText: isQueued ? 'queue' : 'buyNow',
  }
}
