import { productHref } from '@hojip/hrefs/browse'
import { toast, useMore, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Icon, Link, LoadMore, Picture, Price, priceText, trendDownIcon } from '@hojip/platform/ui'
import { NothingYet } from '@hojip/storefront-kit/storefront/nothing-yet'
import type { Favourite } from '../../contract.ts'
import { followsInput } from '../collection-search.ts'
import { favouritesTexts } from '../texts.ts'

/** The products the user follows, newest first. */
export function FollowedProducts() {
  const t = useTexts(favouritesTexts)
  const more = useMore('POST /appUserFollow/queryGoods', followsInput)
  const { ask, isRunning } = useWrite('POST /appUserFollow/deleteByGoodsId', {
    refreshes: ['POST /appUserFollow/queryByUserId', 'POST /appUserFollow/queryByGoodsId'],
  })
  const unfollow = async (goodsId: string) => {
    if ((await ask({ goodsId })) === undefined) return
    more.drop((one) => one.goodsId === goodsId)
    toast('success', t.productUnfollowed)
  }
  if (more.list.length === 0) return <NothingYet title={t.noProductsTitle} text={t.noProductsText} />
  return (
    <>
      <ul className="mt-2 grid gap-2 lg:mt-3 lg:gap-3 xl:grid-cols-2">
        {more.list.map((one) => (
          <li key={one.pkId} className="grid">
            <FollowedProduct
              followed={one}
              isRunning={isRunning}
              onUnfollow={() => void unfollow(one.goodsId)}
            />
          </li>
        ))}
      </ul>
      <LoadMore more={more}>{t.loadMore}</LoadMore>
    </>
  )
}

interface FollowedProductProps {
  followed: Favourite
  isRunning: boolean
  onUnfollow: () => void
}

function FollowedProduct({ followed, isRunning, onUnfollow }: FollowedProductProps) {
  const t = useTexts(favouritesTexts)
  const { goods: product, priceDrop } = followed
  const gone = !product.isOnSale ? t.offShelf : product.stock <= 0 ? t.soldOut : undefined
  return (
    <article aria-label={product.goodsName} className="flex min-w-0 items-center gap-3.5 card p-3 lg:p-4">
      <Link href={productHref(product.pkId)} className="group flex min-w-0 flex-1 items-center gap-3.5">
        <Picture of={product.goodsPic} alt="" sizes="72px" className="size-18 flex-none rounded-md" />
        <span className="min-w-0">
          <span className="line-clamp-2 text-14 leading-snug group-hover:text-jade-text">
            {product.goodsName}
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-2">
            <Price value={product.price} from={product.isFromPrice} size="sm" />
            {priceDrop && (
              <span className="inline-flex items-center gap-1 text-12 text-jade-text">
                <Icon of={trendDownIcon} size={13} />
                {t.dropped(priceText(priceDrop, false))}
              </span>
            )}
            {gone && <span className="text-12 text-ink-3">{gone}</span>}
          </span>
        </span>
      </Link>
      <Button
        kind="quiet"
        size="sm"
        busy={isRunning}
        aria-label={t.unfollowOf(product.goodsName)}
        onClick={onUnfollow}
        className="min-h-11! flex-none text-ink-3! lg:min-h-8!"
      >
        {t.unfollowProduct}
      </Button>
    </article>
  )
}
