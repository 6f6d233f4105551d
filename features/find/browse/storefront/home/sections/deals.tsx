import { rankingsHref } from '@hojip/hrefs/halls'
import { cardHref } from '../../product-cards.tsx'
import { useDates, useTexts } from '@hojip/platform/page'
import { caretRightIcon, HiddenText, Icon, Link, Picture, Price } from '@hojip/platform/ui'
import type { Floors } from '../floors-data.ts'
import { homeTexts } from '../texts.ts'

/** Reduced products in a row, on phones to swipe. A price has no end that is known, so there is no countdown. */
export function Deals({ deals }: { deals: NonNullable<Floors['deals']> }) {
  const texts = useTexts(homeTexts)
  const dates = useDates()
  const { name = texts.deals, intro = texts.dealsText } = deals
  return (
    <section aria-labelledby="deals" className="mt-2.5 rounded-lg bg-surface px-3 py-3.5 lg:mt-4 lg:p-5">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 lg:mb-3.5">
        <h2 id="deals" className="text-18 leading-tight font-bold lg:text-24">
          {name}
        </h2>
        <p className="min-w-0 flex-1 basis-24 truncate text-12 text-ink-3 lg:text-13">{intro}</p>
        <Link
          href={rankingsHref({ type: 'drop' })}
          className="ml-auto inline-flex min-h-6 flex-none items-center gap-0.5 text-12 text-ink-2 hover:text-jade-text lg:text-13"
        >
          {texts.more}
          <HiddenText>{` ${name}`}</HiddenText>
          <Icon of={caretRightIcon} size={12} />
        </Link>
      </div>
      <ul className="relative -mx-3 grid no-scrollbar auto-cols-[116px] grid-flow-col gap-3 overflow-x-auto px-3 lg:mx-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-6 lg:gap-3.5 lg:px-0">
        {deals.list.map(({ goods: product, reducedTime }) => (
          <li key={product.pkId} className="min-w-0">
            <Link href={cardHref(product)} className="group block">
              <Picture
                of={product.goodsPic}
                alt=""
                sizes="(min-width: 1280px) 194px, (min-width: 1024px) 15vw, 116px"
                className="aspect-square rounded-md"
              />
              <span className="mt-2 block truncate text-13 group-hover:text-jade-text">
                {product.goodsName}
              </span>
              <span className="mt-0.5 block">
                <Price value={product.price} from={product.isFromPrice} was={product.linePrice} size="sm" />
              </span>
              <span className="mt-0.5 block truncate text-12 text-ink-3">
                {texts.reducedOn(dates.day(reducedTime))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
