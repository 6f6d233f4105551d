import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { followedHref } from '@hojip/hrefs/favourites'
import { formatSearch } from '@hojip/platform/href'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Chip, TitleBar } from '@hojip/platform/ui'
import { followsInput, followsSearch } from '../collection-search.ts'
import { favouritesTexts } from '../texts.ts'
import { FollowedProducts } from './followed-products.tsx'
import { FollowedShops } from './followed-shops.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: favouritesTexts[locale].followsTitle, noIndex: true }
}

/** What the user follows: shops with their best sellers, or products. */
export function Page() {
  const t = useTexts(favouritesTexts)
  const { of } = useSearch(followsSearch)
  const isShops = of === 'shops'
  const { total, goodsTotal } = useCall('POST /appUserFollow/queryByUserId', { ...followsInput, pageNum: 1 })
  return (
    <>
      <TitleBar title={t.followsTitle} />
      <AccountFrame here="shops">
        <AccountTitle>{t.followsTitle}</AccountTitle>
        <nav
          aria-label={t.whichFollows}
          className="flex min-h-14 items-center gap-2 max-lg:py-2 lg:card lg:px-5 lg:py-2"
        >
          <Chip href={followedHref} selected={isShops}>
            {t.shopsWith(total)}
          </Chip>
          <Chip href={`${followedHref}${formatSearch({ of: 'goods' })}`} selected={!isShops}>
            {t.productsWith(goodsTotal)}
          </Chip>
        </nav>
        {isShops ? <FollowedShops /> : <FollowedProducts />}
      </AccountFrame>
    </>
  )
}
