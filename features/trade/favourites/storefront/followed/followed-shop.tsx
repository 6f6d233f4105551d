import { productHref, shopHref } from '@hojip/hrefs/browse'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, Link, Picture, Price } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { FollowedShop as Shop } from '../../contract.ts'
import { favouritesTexts } from '../texts.ts'

interface FollowedShopProps {
  shop: Shop
  onUnfollow: () => Promise<void>
}

/** A followed shop and its best sellers, with a link to its page and an unfollow button. */
export function FollowedShop({ shop, onUnfollow }: FollowedShopProps) {
  const t = useTexts(favouritesTexts)
  const locale = useLocale()
  const href = shopHref(shop.shopId, shop.slug)
  return (
    <article aria-label={shop.shopName} className="flex min-w-0 flex-col gap-3.5 card p-3 lg:p-5">
      <header className="flex items-center gap-3">
        <ShopMark mark={shop.mark} hue={shop.hue} size={44} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-15 leading-tight font-bold">
            <Link href={href} className="hover:text-jade-text">
              {shop.shopName}
            </Link>
          </h2>
          <p className="mt-1 truncate text-12 text-ink-3">
            {t.fans(formatNumber(locale, shop.fansNum), shop.fansNum)}
          </p>
        </div>
        <Button
          kind="quiet"
          size="sm"
          aria-label={t.unfollowOf(shop.shopName)}
          onClick={() => void onUnfollow()}
          className="min-h-11! flex-none text-ink-3! lg:min-h-8!"
        >
          {t.unfollow}
        </Button>
        <ButtonLink href={href} kind="jadeLine" size="sm" className="flex-none max-lg:min-h-9!">
          {t.enter}
        </ButtonLink>
      </header>
      {shop.goods.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 lg:grid-cols-4 lg:gap-3">
          {shop.goods.map((product) => (
            <li key={product.pkId} className="min-w-0">
              <Link href={productHref(product.pkId)} className="group block">
                <Picture
                  of={product.goodsPic}
                  alt=""
                  sizes="(min-width: 1280px) 110px, (min-width: 1024px) 180px, 25vw"
                  className="aspect-square rounded-md"
                />
                <span className="mt-2 block truncate text-12 group-hover:text-jade-text">
                  {product.goodsName}
                </span>
                <span className="mt-1 block">
                  <Price value={product.price} from={product.isFromPrice} size="sm" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="rounded-md bg-inset px-3 py-4 text-13 text-ink-3">{t.nothingOnSale}</p>
      )}
    </article>
  )
}
