import type { ProductInfo } from '@hojip/catalog/contract'
import { shopHref } from '@hojip/hrefs/browse'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { ButtonLink } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import { sharingTexts } from '../texts.ts'

/** The shop of a product, on phones. */
export function ShopRow({ shop }: { shop: ProductInfo['goodsShop'] }) {
  const texts = useTexts(sharingTexts)
  const locale = useLocale()
  return (
    <div className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-2.5">
      <ShopMark mark={shop.mark} hue={shop.hue} />
      <p>
        <b className="block">{shop.shopName}</b>
        {shop.fansNum > 0 && (
          <span className="text-12 text-ink-3">{texts.followers(formatNumber(locale, shop.fansNum))}</span>
        )}
      </p>
      <ButtonLink href={shopHref(shop.pkId, shop.slug)} className="min-h-11">
        {texts.enterShop}
      </ButtonLink>
    </div>
  )
}
