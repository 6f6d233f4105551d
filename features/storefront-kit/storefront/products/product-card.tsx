import type { ReactNode } from 'react'
import { formatNumber } from '@hojip/platform/i18n'
import { Link, Picture, Price, Score, SharedIcon, Tag, useUi } from '@hojip/platform/ui'
import { useKitTexts } from '../texts.ts'

/** What a card shows, under the names of the wire. */
export type CardProduct = {
  pkId: string
  goodsName: string
  goodsPic: string
  price: string
  linePrice?: string | undefined
  /** Its options cost different sums: the price is the lowest. */
  isFromPrice: boolean
  salesNum: number
  stock: number
  score?: string | undefined
  isFreeShipping: boolean
  specText: string
}

type ProductCardProps<G extends CardProduct> = {
  goods: G
  href: string
  /** "Add to cart" on the card; absent where it would have to ask first. */
  onAdd?: ((goods: G) => void) | undefined
  /** A short word on the picture. */
  flag?: ReactNode
  sizes?: string
  eager?: boolean
  /** Heading level that fits the page. */
  as?: 'h2' | 'h3'
}

const cardSizes = '(min-width:1280px) 246px,(min-width:1024px) 25vw,(min-width:768px) 33vw,50vw'

export function ProductCard<G extends CardProduct>({
  goods,
  href,
  onAdd,
  flag,
  sizes = cardSizes,
  eager,
  as: Heading = 'h3',
}: ProductCardProps<G>) {
  const t = useKitTexts()
  const { locale } = useUi()
  const soldOut = goods.stock <= 0
  return (
    <article className="group goods-card">
      <Link href={href} className="mb-auto outline-offset-[-2px]">
        <span className="relative block overflow-hidden">
          <Picture
            of={goods.goodsPic}
            alt=""
            sizes={sizes}
            {...(eager ? { eager } : {})}
            className="photo-zooms"
          />
          {flag && <CardFlag>{flag}</CardFlag>}
          {soldOut && <SoldOutVeil />}
        </span>
        <Heading className="goods-card-name">{goods.goodsName}</Heading>
      </Link>
      <p className="goods-card-tags">
        {goods.isFreeShipping && <Tag tone="jade">{t.freeShipping}</Tag>}
        {goods.specText && <Tag>{goods.specText}</Tag>}
      </p>
      <p className="mx-2.5 mt-[9px] md:mx-3">
        <Price value={goods.price} from={goods.isFromPrice} was={goods.linePrice} />
      </p>
      <p className="goods-card-facts">
        {goods.score && <Score value={goods.score} />}
        <span>{t.sold(formatNumber(locale, goods.salesNum))}</span>
      </p>
      {onAdd && !soldOut && <QuickAdd name={goods.goodsName} onAdd={() => onAdd(goods)} />}
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
      // The visible disc is 36 px; the pressable area around it 44.
      className="quick-add"
    >
      <SharedIcon name="cart" size={18} />
    </button>
  )
}
