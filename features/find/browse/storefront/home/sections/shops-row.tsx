import { shopHref } from '@hojip/hrefs/browse'
import { cardHref } from '../../product-cards.tsx'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { ButtonLink, Link, Picture, Score } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { Floors } from '../floors-data.ts'
import { SectionHead } from './section-head.tsx'
import { homeTexts } from '../texts.ts'

const shown = 4

/** Shops with a lower score are not listed as popular. */
const goodScore = 4

/** The shops with the most sales, with three products each; leaves out shops with a low score. */
export function ShopsRow({ shops: all }: Pick<Floors, 'shops'>) {
  const texts = useTexts(homeTexts)
  const shops = all.filter(({ shop }) => !shop.score || Number(shop.score) >= goodScore)
  if (shops.length === 0) return null
  return (
    <section>
      <SectionHead title={texts.shops} text={texts.shopsText} />
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 no-scrollbar lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-4 lg:px-0">
        {shops.slice(0, shown).map((entry) => (
          <ShopCard key={entry.shop.pkId} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function ShopCard({ entry: { shop, goods: products } }: { entry: Floors['shops'][number] }) {
  const texts = useTexts(homeTexts)
  const locale = useLocale()
  const href = shopHref(shop.pkId, shop.slug)
  return (
    <li className="w-66 flex-none rounded-lg bg-surface p-3 lg:w-auto lg:p-4">
      <div className="flex items-center gap-2.5">
        <ShopMark mark={shop.mark} hue={shop.hue} size={40} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-14 font-bold">
            <Link href={href} className="hover:text-jade-text">
              {shop.shopName}
            </Link>
          </h3>
          <p className="flex gap-2 text-12 text-ink-3">
            {shop.score && <Score value={shop.score} />}
            <span className="truncate">{texts.onSale(formatNumber(locale, shop.goodsCount))}</span>
          </p>
        </div>
        <ButtonLink href={href} size="sm" className="flex-none">
          {texts.enterShop}
        </ButtonLink>
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {products.slice(0, 3).map((one) => (
          <li key={one.pkId}>
            <Link href={cardHref(one)} className="block rounded-md">
              <Picture
                of={one.goodsPic}
                alt={one.goodsName}
                sizes="96px"
                className="aspect-square rounded-md"
              />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
