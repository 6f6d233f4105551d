import { productHref, shopHref } from '@hojip/hrefs/browse'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { ButtonLink, Link, Picture, Price, Score } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { SharedLink } from '../../contract.ts'
import type { SharedShop } from '../load-shared.ts'
import { sharingTexts } from '../texts.ts'
import { SharedBy } from './product-facts.tsx'
import { QrCard } from './qr-card.tsx'

const shownProducts = 3

/** A shop: who it is, some of what it sells, and the way in. */
export function ShopLanding({ shop: { shop, goods }, link }: { shop: SharedShop; link: SharedLink }) {
  const texts = useTexts(sharingTexts)
  const locale = useLocale()
  const number = (n: number) => formatNumber(locale, n)
  return (
    <article className="flex w-full max-w-[560px] flex-col gap-4 bg-surface px-4 py-5 lg:rounded-xl lg:px-8 lg:py-7 lg:shadow-e-1">
      <SharedBy />
      <div className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3">
        <ShopMark mark={shop.mark} hue={shop.hue} size={56} />
        <div>
          <h1 className="text-18 font-bold lg:text-22">{shop.shopName}</h1>
          <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-3">
            {shop.score && <Score value={shop.score} />}
            <span>{texts.products(number(shop.goodsCount))}</span>
            {shop.fansNum > 0 && <span>{texts.followers(number(shop.fansNum))}</span>}
          </p>
        </div>
      </div>
      {shop.intro && <p className="text-ink-2">{shop.intro}</p>}
      <ul className="grid grid-cols-3 gap-2.5">
        {goods.slice(0, shownProducts).map((one) => (
          <li key={one.pkId}>
            <Link href={productHref(one.pkId)} className="grid gap-1">
              <Picture of={one.goodsPic} alt="" sizes="165px" className="aspect-square rounded-md" />
              <span className="line-clamp-2 text-13">{one.goodsName}</span>
              <Price value={one.price} from={one.isFromPrice} size="sm" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink href={shopHref(shop.pkId, shop.slug)} kind="jade" size="lg">
        {texts.enterShop}
      </ButtonLink>
      {link.appUrl && (
        <a href={link.appUrl} className="inline-flex min-h-11 items-center justify-center link">
          {texts.openApp}
        </a>
      )}
      <div className="border-t border-line pt-4">
        <QrCard link={link} />
      </div>
    </article>
  )
}
