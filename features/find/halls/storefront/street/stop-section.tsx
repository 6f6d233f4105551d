import { useDeliverTo } from '@hojip/addresses/storefront/deliver-to'
import { NotDeliveredNote } from '@hojip/addresses/storefront/not-delivered'
import { productHref, shopHref } from '@hojip/hrefs/browse'
import { streetHref } from '@hojip/hrefs/halls'
import type { ProductSummary } from '@hojip/catalog/contract'
import { useTexts, useViewer } from '@hojip/platform/page'
import { classNames, Link } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import { ProductCard } from '@hojip/storefront-kit/storefront'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import type { StreetStop } from '../../contract.ts'
import { hallsTexts } from '../texts.ts'

const Arrival = lazyPart(() => import('./arrival.tsx').then((module) => ({ default: module.Arrival })))

type StopProps = {
  stop: StreetStop
  street: string
  month: number
  products: readonly ProductSummary[]
  onAdd: (product: ProductSummary) => void
  /** The products that are not delivered to the reader's place. */
  notDelivered: ReadonlySet<string>
  /** The only stop that is shown, with all its products. */
  isAlone: boolean
}

/** Cards are as wide everywhere; where there are fewer than four, the facts take the rest of the row. */
const layouts = [
  { section: '', list: '' },
  { section: 'lg:grid-cols-[calc(232px+(100%-248px)*.75)_minmax(0,1fr)]', list: 'lg:grid-cols-1' },
  { section: 'lg:grid-cols-[calc(232px+(100%-248px)*.5)_minmax(0,1fr)]', list: 'lg:grid-cols-2' },
  { section: 'lg:grid-cols-[calc(232px+(100%-248px)*.25)_minmax(0,1fr)]', list: 'lg:grid-cols-3' },
  { section: 'lg:grid-cols-[232px_minmax(0,1fr)]', list: 'lg:grid-cols-4' },
]

const cardSizes = '(min-width:1280px) 246px,(min-width:1024px) 22vw,140px'

/** A place with its story, its season, its shop and its products; without products it stays, grey. */
export function StopSection({ stop, street, month, products, onAdd, notDelivered, isAlone }: StopProps) {
  const t = useTexts(hallsTexts)
  const isEmpty = stop.goodsNum === 0
  const layout = layouts[isAlone || isEmpty ? 4 : Math.min(products.length, 4)]
  return (
    <section
      id={stop.place}
      aria-labelledby={`stop-${stop.place}`}
      className={classNames(
        'mt-4 scroll-mt-2 items-stretch gap-4 max-lg:mt-3 max-lg:scroll-mt-12 max-lg:rounded-lg max-lg:bg-surface lg:grid',
        layout?.section,
      )}
    >
      <StopFacts stop={stop} street={street} month={month} product={products[0]} isAlone={isAlone} />
      {!isEmpty && (
        <ul
          // A list that scrolls sideways has to be reached by the keyboard.
          tabIndex={isAlone ? undefined : 0}
          aria-label={t.productsOf(stop.name)}
          className={classNames(
            'lg:grid lg:gap-3',
            layout?.list,
            isAlone
              ? 'grid grid-cols-2 gap-2 p-3 md:grid-cols-3 lg:p-0'
              : 'max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-3.5 max-lg:pb-3.5 no-scrollbar',
          )}
        >
          {products.map((product) => (
            <li key={product.pkId} className={classNames('grid', !isAlone && 'max-lg:w-38 max-lg:flex-none')}>
              <ProductCard
                product={product}
                href={productHref(product.pkId)}
                onAdd={onAdd}
                note={notDelivered.has(product.pkId) && <NotDeliveredNote />}
                sizes={cardSizes}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type FactsProps = Pick<StopProps, 'stop' | 'street' | 'month' | 'isAlone'> & {
  product: ProductSummary | undefined
}

function StopFacts({ stop, street, month, product, isAlone }: FactsProps) {
  const t = useTexts(hallsTexts)
  const hasPlace = useDeliverTo() !== undefined
  const isSignedIn = useViewer() !== null
  const { shop, goodsNum } = stop
  const isEmpty = goodsNum === 0
  return (
    <div
      className={classNames(
        'flex flex-col gap-2 rounded-lg bg-surface p-3.5 lg:p-5',
        isEmpty && 'lg:col-span-2 text-ink-3',
      )}
    >
      <h2 id={`stop-${stop.place}`} className="text-20 leading-snug font-bold">
        {stop.name}{' '}
        <span lang={stop.otherLocale} className="text-13 font-normal text-ink-3">
          {stop.otherName}
        </span>
      </h2>
      <p className={classNames('text-13 leading-relaxed', isEmpty ? 'text-ink-3' : 'text-ink-2')}>
        {stop.story}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-12">
        <dt className="text-ink-3">{t.knownFor}</dt>
        <dd>{stop.knownFor}</dd>
        {(isSignedIn || hasPlace) && product && (
          <Suspense fallback={null}>
            <Arrival skuId={product.defaultSpecId} />
          </Suspense>
        )}
      </dl>
      <Months stop={stop} month={month} />
      <p className="text-12 text-ink-3">{seasonText(t, stop, month)}</p>
      {shop && (
        <Link
          href={shopHref(shop.pkId, shop.slug)}
          className="mt-auto flex min-h-11 items-center gap-2 text-13 hover:text-jade-text"
        >
          <ShopMark mark={shop.mark} hue={shop.hue} size={28} />
          {shop.shopName}
        </Link>
      )}
      {!isAlone && goodsNum > 4 && (
        <Link
          href={streetHref({ street, place: stop.place })}
          className="inline-flex min-h-6 items-center text-13 text-jade-text max-lg:min-h-11"
        >
          {t.seeAll(stop.name, goodsNum)}
        </Link>
      )}
    </div>
  )
}

type Words = (typeof hallsTexts)['zh-CN']

function seasonText(
  t: Words,
  { months, isInSeason, goodsNum, nextMonth }: StreetStop,
  month: number,
): string {
  if (goodsNum === 0) return isInSeason ? t.noneNow : t.none(nextMonth)
  if (months.length === 12) return t.allYear
  return isInSeason ? t.inSeason(month) : t.outOfSeason
}

/** The twelve months; those of the season are green, the present one is framed. */
function Months({ stop: { months, goodsNum }, month }: Pick<StopProps, 'stop' | 'month'>) {
  const t = useTexts(hallsTexts)
  return (
    <div
      role="img"
      aria-label={t.months(months.map(t.month).join(', '), month)}
      className="grid max-w-100 grid-cols-12 gap-0.5"
    >
      {Array.from({ length: 12 }, (_, at) => at + 1).map((one) => (
        <span
          key={one}
          className={classNames(
            'figures rounded-xs text-center text-11 leading-5 font-medium',
            months.includes(one) && goodsNum > 0 ? 'bg-jade-soft-2 text-jade-text' : 'bg-hover text-ink-3',
            one === month && 'shadow-[inset_0_0_0_1.5px_var(--c-ink)]',
          )}
        >
          {one}
        </span>
      ))}
    </div>
  )
}
