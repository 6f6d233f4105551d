import { productHref } from '@hojip/hrefs/browse'
import { savedHref } from '@hojip/hrefs/favourites'
import { seenHref } from '@hojip/hrefs/footprints'
import { useHasPage, useLazyCall, useTexts } from '@hojip/platform/page'
import { caretRightIcon, Icon, Link, Picture, Price, Tag } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { meTexts } from '../texts.ts'

/** The number of products in a row on desktop. */
const shown = 6

/** Saved products that cost less now; renders nothing when there are none. */
export function PriceDrops() {
  const t = useTexts(meTexts)
  const { data } = useLazyCall(
    'POST /appUserFavorite/queryByUserId',
    { onlyPriceDrop: true, pageNum: 1, pageSize: shown },
    { when: useHasPage()(savedHref) },
  )
  if (!data || data.list.length === 0) return null
  return (
    <ProductRow id="price-drops" title={t.priceDrops} href={savedHref} more={t.allSaved}>
      {data.list.map(({ pkId, goods: product, priceDrop }) => (
        <SmallCard
          key={pkId}
          product={product}
          flag={
            priceDrop && (
              <Tag tone="jade">
                {t.cheaperBy} <Price value={priceDrop} size="sm" tone="inherit" />
              </Tag>
            )
          }
        />
      ))}
    </ProductRow>
  )
}

/** The products seen last; renders nothing when there are none. */
export function RecentlySeen() {
  const t = useTexts(meTexts)
  const { data } = useLazyCall(
    'POST /appUserWatchedGoods/findWatchedList',
    { pageNum: 1, pageSize: shown },
    { when: useHasPage()(seenHref) },
  )
  if (!data || data.list.length === 0) return null
  return (
    <ProductRow id="seen" title={t.seen} href={seenHref} more={t.allSeen}>
      {data.list.map(({ pkId, goods: product }) => (
        <SmallCard key={pkId} product={product} />
      ))}
    </ProductRow>
  )
}

interface ProductRowProps {
  id: string
  title: string
  href: string
  more: string
  children: ReactNode
}

/** A row on desktop, a strip to swipe on phones. */
function ProductRow({ id, title, href, more, children }: ProductRowProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 card px-4 py-3.5 lg:p-5">
      <h2 id={id} className="mb-2 flex min-h-8 items-center text-16 font-bold">
        <span className="flex-1">{title}</span>
        <Link
          href={href}
          className="inline-flex min-h-8 items-center gap-0.5 text-13 font-normal text-ink-3 hover:text-jade-text"
        >
          {more}
          <Icon of={caretRightIcon} size={12} />
        </Link>
      </h2>
      <ul className="grid no-scrollbar auto-cols-[120px] grid-flow-col gap-3 overflow-x-auto max-lg:-mx-4 max-lg:px-4 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-6">
        {children}
      </ul>
    </section>
  )
}

interface SmallCardProps {
  product: { pkId: string; goodsName: string; goodsPic: string; price: string; isFromPrice: boolean }
  flag?: ReactNode
}

function SmallCard({ product, flag }: SmallCardProps) {
  return (
    <li>
      <Link href={productHref(product.pkId)} className="group/goods block">
        <span className="relative block overflow-hidden rounded-md">
          <Picture of={product.goodsPic} alt="" sizes="(min-width: 1024px) 15vw, 120px" />
          {flag && <span className="absolute bottom-1.5 left-1.5">{flag}</span>}
        </span>
        <span className="mt-2 block truncate text-13 group-hover/goods:text-jade-text">
          {product.goodsName}
        </span>
        <Price value={product.price} from={product.isFromPrice} size="sm" />
      </Link>
    </li>
  )
}
