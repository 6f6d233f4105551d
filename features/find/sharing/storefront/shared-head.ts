import { productHref, shopHref } from '@hojip/hrefs/browse'
import type { Locale } from '@hojip/platform/i18n'
import type { PageHead } from '@hojip/platform/page'
import { priceText } from '@hojip/platform/ui'
import type { SharedProduct, SharedShop } from './load-shared.ts'
import { previewOf } from '../rules/preview.ts'
import { sharingTexts } from './texts.ts'

/** What previews of the link show. The price is today's: a preview is drawn when the link is sent. */
export function productHead({ info, spec }: SharedProduct, locale: Locale): PageHead {
  const { goods, goodsShop } = info
  const price = `${sharingTexts[locale].priceNow} ${priceText((spec ?? goods).price, true)}`
  return {
    title: goods.goodsName,
    description: [price, goods.selling, goodsShop.shopName].filter(Boolean).join(' · '),
    canonical: productHref(goods.pkId),
    preview: previewOf(goods, locale),
  }
}

export function shopHead({ shop, goods }: SharedShop): PageHead {
  const [first] = goods
  return {
    title: shop.shopName,
    description: [shop.place, shop.intro].filter(Boolean).join(' · '),
    canonical: shopHref(shop.pkId, shop.slug),
    ...(first
      ? { preview: { picture: `${first.goodsPic}-800.webp`, width: 800, height: 800, alt: first.goodsName } }
      : {}),
  }
}
