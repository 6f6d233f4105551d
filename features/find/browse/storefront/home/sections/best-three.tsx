import { cardHref } from '../../product-cards.tsx'
import { useTexts } from '@hojip/platform/page'
import { Link, Picture, Price } from '@hojip/platform/ui'
import type { Floors } from '../floors-data.ts'
import { homeTexts } from '../texts.ts'

/** The mall's three best sellers, shown when no scene fits its products. */
export function BestThree({ ranking }: Pick<Floors, 'ranking'>) {
  const texts = useTexts(homeTexts)
  return (
    <section aria-label={texts.ranking} className="rounded-lg bg-surface p-3 max-lg:mt-2.5 lg:p-5">
      <ul className="grid grid-cols-3 gap-2 lg:h-90 lg:gap-4">
        {ranking.slice(0, 3).map((product) => (
          <li key={product.pkId} className="min-w-0">
            <Link href={cardHref(product)} className="group flex h-full flex-col">
              <Picture
                of={product.goodsPic}
                alt=""
                eager
                sizes="(min-width: 1024px) 240px, 33vw"
                className="rounded-md max-lg:aspect-square lg:min-h-0 lg:flex-1 [&_picture]:contents"
              />
              <span className="mt-2 truncate text-13 group-hover:text-jade-text lg:text-15">
                {product.goodsName}
              </span>
              <span className="mt-1">
                <Price value={product.price} from={product.isFromPrice} size="sm" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
