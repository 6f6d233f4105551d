import { productHref } from '@hojip/hrefs/browse'
import type { OutputOf } from '@hojip/platform/http'
import { Link, useTexts } from '@hojip/platform/page'
import { Picture, Price } from '@hojip/platform/ui'
import type { ShopsCalls } from '@hojip/shops/contract'
import { shopsTexts } from './texts.ts'

type Chosen = OutputOf<ShopsCalls['GET /bizShop/queryShopInfo']>['list'][number]['chosen']

/** The products that the shop has chosen to show first. */
export function Chosen({ products }: { products: Chosen }) {
  const texts = useTexts(shopsTexts)
  if (products.length === 0) return null
  return (
    <section aria-label={texts.chosen} className="mb-5 rounded-lg bg-surface p-5 lg:p-6">
      <h2 className="mb-3 text-16 font-bold">{texts.chosen}</h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        {products.map((one) => (
          <li key={one.pkId}>
            <Link to={productHref(one.pkId)} className="grid gap-1.5">
              <Picture
                of={one.goodsPic}
                alt=""
                sizes="(min-width: 1024px) 170px, 45vw"
                className="aspect-square rounded-md"
              />
              <span className="line-clamp-2 text-13 leading-snug">{one.goodsName}</span>
              <Price value={one.price} size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
