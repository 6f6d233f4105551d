import { Fans, FollowButton, useFollowing } from '@hojip/favourites/storefront/follow-button'
import { shopHref } from '@hojip/hrefs/browse'
import { chatHref } from '@hojip/hrefs/chat'
import { formatNumber } from '@hojip/platform/i18n'
import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { ButtonLink, headsetIcon, Icon, Link, Picture, Price } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { ProductInfo } from '@hojip/catalog/contract'
import { cardHref } from '../../product-cards.tsx'
import { belowTexts } from './texts.ts'

type ShopProps = Pick<ProductInfo, 'goodsShop'>

/** The product's shop. */
export function ShopCard({ goodsShop: shop, goodsId }: ShopProps & { goodsId: string }) {
  const texts = useTexts(belowTexts)
  const locale = useLocale()
  const following = useFollowing(shop.pkId, shop.fansNum)
  const href = shopHref(shop.pkId, shop.slug)
  return (
    <section className="flex flex-wrap items-center gap-3 bg-surface p-4 max-lg:mb-2 lg:block lg:rounded-lg">
      <div className="grid min-w-0 flex-1 basis-28 grid-cols-[48px_minmax(0,1fr)] items-center gap-3">
        <ShopMark mark={shop.mark} hue={shop.hue} size={48} />
        <div className="min-w-0">
          <h2 className="text-15 leading-tight font-bold">
            <Link href={href} className="hover:text-jade-text">
              {shop.shopName}
            </Link>
          </h2>
          <p className="flex flex-wrap gap-x-2 text-12 text-ink-3">
            <span className="empty:hidden">
              <Fans fansNum={following.fansNum} />
            </span>
            <span>{texts.onSale(formatNumber(locale, shop.goodsCount))}</span>
          </p>
        </div>
      </div>
      <div className="flex gap-2 max-lg:flex-row-reverse max-lg:flex-wrap lg:mt-3.5 lg:grid lg:grid-cols-2">
        <ButtonLink href={href} kind="jadeLine" size="sm" className="max-lg:min-h-9!">
          {texts.enterShop}
        </ButtonLink>
        <FollowButton following={following} shopName={shop.shopName} className="max-lg:min-h-9!" />
        <ButtonLink
          href={chatHref({ shop: shop.pkId, goods: goodsId })}
          size="sm"
          className="col-span-2 max-lg:hidden"
        >
          <Icon of={headsetIcon} size={14} />
          {texts.chat}
        </ButtonLink>
      </div>
    </section>
  )
}

const shown = 5

/** The shop's other best sellers; nothing while they load or when there are none. */
export function MoreOfShop({ goodsShop, goodsId }: ShopProps & { goodsId: string }) {
  const texts = useTexts(belowTexts)
  const { data } = useLazyCall('POST /bizGoods/findAll', {
    shopId: goodsShop.pkId,
    sort: '1',
    pageNum: 1,
    pageSize: shown + 1,
  })
  const others = (data?.list ?? []).filter(({ pkId }) => pkId !== goodsId).slice(0, shown)
  if (others.length === 0) return null
  return (
    <section className="bg-surface p-4 lg:rounded-lg">
      <h2 className="mb-2.5 font-bold max-lg:text-16">{texts.alsoSold}</h2>
      <ul className="max-lg:-mx-4 max-lg:flex max-lg:gap-2.5 max-lg:overflow-x-auto max-lg:px-4 max-lg:no-scrollbar">
        {others.map((one) => (
          <li key={one.pkId} className="max-lg:w-28 max-lg:flex-none">
            <Link
              href={cardHref(one)}
              className="group grid gap-2.5 text-13 lg:grid-cols-[64px_minmax(0,1fr)] lg:py-2"
            >
              <Picture
                of={one.goodsPic}
                alt=""
                sizes="(min-width: 1024px) 64px, 112px"
                className="aspect-square rounded-md"
              />
              <span className="min-w-0">
                <span className="line-clamp-2 leading-snug group-hover:text-jade-text">{one.goodsName}</span>
                <span className="mt-1.5 block">
                  <Price value={one.price} from={one.isFromPrice} size="sm" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
