import { productHref } from '@hojip/hrefs/browse'
import { CachedPart } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import { ProductCard, type CardProduct } from '@hojip/storefront-kit/storefront'
import type { ReactNode } from 'react'
import { useQuickAdd, type Quick } from './buy/use-quick-add.tsx'

type CardData = CardProduct & Quick

type ProductCardsProps = {
  products: readonly CardData[]
  /** The columns from 1024 px on, such as 'lg:grid-cols-5'. */
  columns: string
  /** How many of the first cards are visible without scrolling. */
  eager?: number
  sizes?: string
  as?: 'h2' | 'h3'
  /** By the product's id, a line below its name, such as why it is shown. */
  notes?: ReadonlyMap<string, ReactNode> | undefined
}

export function cardHref({ pkId }: { pkId: string }): string {
  return productHref(pkId)
}

/** A grid of products with their cart buttons. */
export function ProductCards({ products, columns, eager = 0, sizes, as, notes }: ProductCardsProps) {
  const { onAdd, dialog } = useQuickAdd()
  return (
    <>
      <ul className={classNames('product-grid', columns)}>
        {products.map((one, at) => {
          const note = notes?.get(one.pkId)
          const card = (
            <ProductCard
              product={one}
              href={cardHref(one)}
              onAdd={onAdd}
              eager={at < eager}
              {...(sizes ? { sizes } : {})}
              {...(as ? { as } : {})}
              note={note}
            />
          )
          return (
            <li key={one.pkId} className="grid">
              {note ? card : <CachedPart of={['card', one, at < eager, sizes, as]}>{card}</CachedPart>}
            </li>
          )
        })}
      </ul>
      {dialog}
    </>
  )
}
