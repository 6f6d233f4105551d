import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { savedHref } from '@hojip/hrefs/favourites'
import { homeHref } from '@hojip/hrefs/browse'
import { useMore, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ButtonLink, EmptyState, Link, LoadMore, TitleBar } from '@hojip/platform/ui'
import { followsInput } from './collection-search.ts'
import { FollowedShop } from './followed-shop.tsx'
import { favouritesTexts } from './texts.ts'
import { useUnfollowing } from './use-unfollowing.tsx'

export function head({ locale }: HeadInput): PageHead {
  return {
    title: favouritesTexts[locale].shopsTitle,
    noIndex: true,
  }
}

/** The shops the user follows, each with its best sellers. */
export function Page() {
  const t = useTexts(favouritesTexts)
  const more = useMore('POST /appUserFollow/queryByUserId', followsInput)
  const { first, list } = more
  const { unfollow, dialog } = useUnfollowing()
  return (
    <>
      <TitleBar title={t.shopsTitle} />
      <AccountFrame here="shops">
        <AccountTitle
          note={first.total > 0 && t.shopsCount(first.total)}
          more={
            first.goodsTotal > 0 && (
              <Link href={savedHref} className="link inline-flex min-h-9 items-center text-13">
                {t.followedProducts(first.goodsTotal)}
              </Link>
            )
          }
        >
          {t.shopsTitle}
        </AccountTitle>
        {list.length === 0 ? (
          <section className="mt-2 card lg:mt-3">
            <EmptyState
              title={t.noShopsTitle}
              text={t.noShopsText}
              action={
                <ButtonLink kind="jade" href={homeHref} className="min-h-11!">
                  {t.browse}
                </ButtonLink>
              }
            />
          </section>
        ) : (
          <ul className="mt-2 grid gap-2 lg:mt-3 lg:gap-3 xl:grid-cols-2">
            {list.map((shop) => (
              <li key={shop.pkId} className="grid">
                <FollowedShop
                  shop={shop}
                  onUnfollow={async () => {
                    if (await unfollow(shop)) more.drop(({ shopId }) => shopId === shop.shopId)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <LoadMore more={more}>{t.loadMore}</LoadMore>
      </AccountFrame>
      {dialog}
    </>
  )
}
