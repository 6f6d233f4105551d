import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Link, Picture, Price } from '@hojip/platform/ui'
import type { Related } from '@hojip/recommendations/contract'
import { cardHref } from '../../product-cards.tsx'
import { belowTexts } from './texts.ts'

const kinds = ['together', 'viewed', 'similar'] as const

/**
 * What the same people bought, what they looked at, and what is like the product, each with the reason and once, where
 * the strongest reason is; nothing without any.
 */
export function RelatedProducts({ goodsId }: { goodsId: string }) {
  const texts = useTexts(belowTexts)
  const [together, viewed, similar] = [
    useRelated(goodsId, 'together'),
    useRelated(goodsId, 'viewed'),
    useRelated(goodsId, 'similar'),
  ]
  // Rows that came later would push away those before them.
  if (!together || !viewed || !similar) return null
  const lists = { together, viewed, similar }
  const shown = new Set<string>()
  return kinds.map((kind) => {
    const list = lists[kind].filter(({ goods: { pkId } }) => !shown.has(pkId) && shown.add(pkId))
    return <Row key={kind} title={texts[kind]} list={list} />
  })
}

/** Undefined until the answer is there; a failure counts as none. */
function useRelated(goodsId: string, type: (typeof kinds)[number]): readonly Related[] | undefined {
  const { data, error } = useLazyCall('POST /bizGoods/queryRelated', { goodsId, type })
  return data?.list ?? (error ? [] : undefined)
}

function Row({ title, list }: { title: string; list: readonly Related[] }) {
  if (list.length === 0) return null
  return (
    <section
      aria-label={title}
      className="bg-surface p-4 max-lg:order-2 max-lg:mb-2 lg:mt-5 lg:rounded-lg lg:px-6 lg:py-5"
    >
      <h2 className="mb-3 text-16 font-bold lg:text-18">{title}</h2>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 no-scrollbar lg:mx-0 lg:grid lg:grid-cols-5 lg:gap-4 lg:px-0">
        {list.map((one) => (
          <li key={one.goods.pkId} className="w-32 flex-none lg:w-auto">
            <RelatedCard {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelatedCard({ goods: product, reason }: Related) {
  return (
    <Link href={cardHref(product)} className="group grid content-start gap-1.5 text-13">
      <Picture
        of={product.goodsPic}
        alt=""
        sizes="(min-width: 1024px) 160px, 128px"
        className="aspect-square rounded-md"
      />
      <span className="line-clamp-2 leading-snug group-hover:text-jade-text">{product.goodsName}</span>
      <Price value={product.price} from={product.isFromPrice} size="sm" />
      <span className="text-12 text-ink-3">{reason}</span>
    </Link>
  )
}
