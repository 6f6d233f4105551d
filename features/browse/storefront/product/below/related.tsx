import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Link, Picture, Price } from '@hojip/platform/ui'
import type { Related } from '@hojip/recommendations/contract'
import { cardHref } from '../../product-cards.tsx'
import { belowTexts } from './texts.ts'

/** What is bought together with the product and what is like it, each with the reason; nothing without any. */
export function RelatedProducts({ goodsId }: { goodsId: string }) {
  const texts = useTexts(belowTexts)
  return (
    <>
      <Row goodsId={goodsId} type="together" title={texts.together} />
      <Row goodsId={goodsId} type="similar" title={texts.similar} />
    </>
  )
}

function Row({ goodsId, type, title }: { goodsId: string; type: 'together' | 'similar'; title: string }) {
  const { data } = useLazyCall('POST /bizGoods/queryRelated', { goodsId, type })
  if (!data || data.list.length === 0) return null
  return (
    <section
      aria-label={title}
      className="bg-surface p-4 max-lg:order-2 max-lg:mb-2 lg:mt-5 lg:rounded-lg lg:px-6 lg:py-5"
    >
      <h2 className="mb-3 text-16 font-bold lg:text-18">{title}</h2>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 no-scrollbar lg:mx-0 lg:grid lg:grid-cols-5 lg:gap-4 lg:px-0">
        {data.list.map((one) => (
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
