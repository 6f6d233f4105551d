import { useCartCount } from '@hojip/cart/storefront/count'
import { usePage, useViewer } from '@hojip/platform/page'
import { TabBar } from './shell/tab-bar.tsx'
import { useCategoryRows } from './categories/use-category-rows.ts'

/** The phone's tab bar with the user's own data. */
export function MallTabBar() {
  const { pathname } = usePage()
  const { categoryRows, wantCategories } = useCategoryRows()
  return (
    <TabBar
      viewer={useViewer()}
      cartCount={useCartCount()}
      pathname={pathname}
      categoryRows={categoryRows}
      onCategories={wantCategories}
    />
  )
}
