import { useCartCount } from '@hojip/cart/storefront/count'
import { usePage } from '@hojip/platform/page'
import { Badge } from '@hojip/platform/ui'
import { TitleCount } from '@hojip/storefront-kit/storefront/title-count'
import { useUnread } from '@hojip/storefront-kit/storefront/unread'
import { TabBar } from './shell/tab-bar.tsx'
import { useCategoryRows } from './categories/use-category-rows.ts'

/** The phone's tab bar with the user's own data, and the title of every window with what is unread. */
export function MallTabBar() {
  const { pathname } = usePage()
  const { categoryRows, wantCategories } = useCategoryRows()
  return (
    <>
      <TitleCount />
      <TabBar
        cartCount={useCartCount()}
        unreadCount={useUnread().total}
        pathname={pathname}
        categoryRows={categoryRows}
        onCategories={wantCategories}
      />
    </>
  )
}

/** What the user has not read, in the narrow bar beside the link to the messages. */
export function UnreadBadge() {
  return <Badge count={useUnread().total} className="ml-1" />
}
