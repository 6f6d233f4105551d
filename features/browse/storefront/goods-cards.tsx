import { productHref } from '@hojip/hrefs/browse'
import { classNames } from '@hojip/platform/ui'
import { ProductCard } from '@hojip/storefront-kit/storefront'
import type { GoodsCard as CardData } from '@hojip/catalog/contract'
import { useQuickAdd } from './buy/use-quick-add.tsx'

type GoodsCardsProps = {
  goods: readonly CardData[]
  /** Columns above 1024 px: 'lg:grid-cols-5' and the like. */
  columns: string
  /** How many of the first are seen without scrolling. */
  eager?: number
  sizes?: string
  as?: 'h2' | 'h3'
}

export function goodsHref({ pkId }: { pkId: string }): string {
  return productHref(pkId)
}

/** A grid of goods with their cart buttons. */
export function GoodsCards({ goods, columns, eager = 0, sizes, as }: GoodsCardsProps) {
  const { onAdd, dialog } = useQuickAdd()
  return (
    <>
      <ul className={classNames('goods-grid', columns)}>
        {goods.map((one, at) => (
          <li key={one.pkId} className="grid">
            <ProductCard
              goods={one}
              href={goodsHref(one)}
              onAdd={onAdd}
              eager={at < eager}
              {...(sizes ? { sizes } : {})}
              {...(as ? { as } : {})}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
