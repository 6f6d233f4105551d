import { chatHref } from '@hojip/hrefs/chat'
import { followedHref, savedHref } from '@hojip/hrefs/favourites'
import { seenHref } from '@hojip/hrefs/footprints'
import { useHasPage, useLazyCall, useTexts } from '@hojip/platform/page'
import { Link } from '@hojip/platform/ui'
import { useUnread } from '@hojip/storefront-kit/storefront/unread'
import { navTexts } from '../nav-texts.ts'

const first = { pageNum: 1, pageSize: 1 } as const

/**
 * The numbers of saved products, of followed shops and products, of recently seen products and of unread messages; a
 * dash until they are loaded.
 */
export function OwnCounts() {
  const t = useTexts(navTexts)
  const hasPage = useHasPage()
  const [products, shops, footprints] = [
    { key: 'goods', href: savedHref },
    { key: 'shops', href: followedHref },
    { key: 'footprints', href: seenHref },
  ] as const
  const { data: followed } = useLazyCall('POST /appUserFollow/queryByUserId', first, {
    when: hasPage(shops.href),
  })
  const totals = {
    goods: useLazyCall('POST /appUserFavorite/queryByUserId', first, { when: hasPage(products.href) }).data
      ?.total,
    shops: followed && followed.total + followed.goodsTotal,
    footprints: useLazyCall('POST /appUserWatchedGoods/findWatchedList', first, {
      when: hasPage(footprints.href),
    }).data?.total,
    unread: useUnread().total,
  }
  const messages = { key: 'unread', href: chatHref() } as const
  const shown = [products, shops, footprints, messages].filter(({ href }) => hasPage(href))
  if (shown.length === 0) return null
  return (
    <ul className="grid auto-cols-[minmax(0,1fr)] grid-flow-col text-center text-13 lg:auto-cols-auto lg:gap-4">
      {shown.map(({ key, href }) => (
        <li key={key}>
          <Link href={href} className="block min-h-11 rounded-md px-2 py-1 hover:bg-hover lg:px-4">
            <b className="figures block text-22 leading-snug">{totals[key] ?? '–'}</b>
            <span className="text-ink-2">{key === 'unread' ? t.unread : t.entries[key]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
