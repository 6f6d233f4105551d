import type { ReactNode } from 'react'
import { formatNumber } from '@hojip/platform/i18n'
import { Link, Picture, Price, Score, Tag, useUi } from '@hojip/platform/ui'
import { useKitTexts } from '../../parts/texts.ts'

/** What a card shows, with the wire's field names. */
export type CardProduct = {
  pkId: string
  goodsName: string
  goodsPic: string
  price: string
  linePrice?: string | undefined
  /** Its SKUs have different prices: the price is the lowest. */
  isFromPrice: boolean
  salesNum: number
  stock: number
  score?: string | undefined
  isFreeShipping: boolean
  specText: string
}

type ProductCardProps<G extends CardProduct> = {
  product: G
  href: string
  /** "Add to cart" on the card; absent when the product has a choice. */
  onAdd?: ((product: G) => void) | undefined
  /** A short label on the picture. */
  flag?: ReactNode
  /** A line below the name, such as where the product comes from. */
  note?: ReactNode
  sizes?: string
  eager?: boolean
  /** Heading level that fits the page. */
  as?: 'h2' | 'h3'
}

const cardSizes = '(min-width:1280px) 246px,(min-width:1024px) 25vw,(min-width:768px) 33vw,50vw'

export function ProductCard<G extends CardProduct>({
  product,
  href,
  onAdd,
  flag,
  note,
  sizes = cardSizes,
  eager,
  as: Heading = 'h3',
}: ProductCardProps<G>) {
  const t = useKitTexts()
  const { locale } = useUi()
  const soldOut = product.stock <= 0
  return (
    <article className="group product-card">
      <Link href={href} className="mb-auto outline-offset-[-2px]">
        <span className="relative block overflow-hidden">
          <Picture
            of={product.goodsPic}
            alt=""
            sizes={sizes}
            {...(eager ? { eager } : {})}
            className="photo-zooms"
          />
          {flag && <CardFlag>{flag}</CardFlag>}
          {soldOut && <SoldOutVeil />}
        </span>
        <Heading className="product-card-name">{product.goodsName}</Heading>
      </Link>
      {note && <p className="mx-2.5 mt-1.5 text-12 text-ink-2 md:mx-3">{note}</p>}
      <p className="product-card-tags">
        {product.isFreeShipping && <Tag tone="jade">{t.freeShipping}</Tag>}
        {product.specText && <Tag>{product.specText}</Tag>}
      </p>
      <p className="mx-2.5 mt-[9px] md:mx-3">
        <Price value={product.price} from={product.isFromPrice} was={product.linePrice} />
      </p>
      <p className="product-card-facts">
        {product.score && <Score value={product.score} />}
        <span>{t.sold(formatNumber(locale, product.salesNum))}</span>
      </p>
      {onAdd && !soldOut && <QuickAdd name={product.goodsName} onAdd={() => onAdd(product)} />}
    </article>
  )
}

function CardFlag({ children }: { children: ReactNode }) {
  return (
    <span className="absolute top-2 left-2 flex min-h-[22px] items-center rounded-xs bg-[rgb(255_255_255/.92)] px-2 text-11 font-medium text-[#121b1c]">
      {children}
    </span>
  )
}

function SoldOutVeil() {
  const t = useKitTexts()
  return (
    <span className="absolute inset-0 grid place-items-center bg-[rgb(255_255_255/.62)]">
      <span className="rounded-full bg-[#121b1c] px-3.5 py-1.5 text-13 text-[#ffffff]">{t.soldOut}</span>
    </span>
  )
}

/** The round cart button in a card's corner; the card has to be `relative`. */
export function QuickAdd({ name, onAdd }: { name: string; onAdd: () => void }) {
  const t = useKitTexts()
  return (
    <button
      type="button"
      aria-label={t.addToCart(name)}
      onClick={onAdd}
      // The visible disc is 36 px; its target 44 px.
      className="quick-add"
    />
  )
}
