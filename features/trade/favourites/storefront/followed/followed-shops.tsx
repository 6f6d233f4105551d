import { useMore, useTexts } from '@hojip/platform/page'
import { LoadMore } from '@hojip/platform/ui'
import { NothingYet } from '@hojip/storefront-kit/storefront/nothing-yet'
import { followsInput } from '../collection-search.ts'
import { favouritesTexts } from '../texts.ts'
import { FollowedShop } from './followed-shop.tsx'
import { useUnfollowing } from './use-unfollowing.tsx'

/** The shops the user follows, each with its best sellers. */
export function FollowedShops() {
  const t = useTexts(favouritesTexts)
  const more = useMore('POST /appUserFollow/queryByUserId', followsInput)
  const { unfollow, dialog } = useUnfollowing()
  if (more.list.length === 0) return <NothingYet title={t.noShopsTitle} text={t.noShopsText} />
  return (
    <>
      <ul className="mt-2 grid gap-2 lg:mt-3 lg:gap-3 xl:grid-cols-2">
        {more.list.map((shop) => (
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
      <LoadMore more={more}>{t.loadMore}</LoadMore>
      {dialog}
    </>
  )
}
