import { usePage } from '@hojip/platform/page'
import { Brand } from '@hojip/storefront-kit/storefront'
import { SearchBox } from '../search/search-box.tsx'
import type { MallShellData } from '../shell-data.ts'
import { CartLink } from '../shell/top-bar.tsx'

/** Long pages without anything of their own at the top of the window. */
const isLong = /^\/($|goods$|goods\/search|importedGoods|chartsGoods|shop\/|me\/(collection|footprint))/

/** Logo, search and cart at the top of the window, in place of the header that has scrolled away. */
export function ThinBar({ searched = '', onSearch, searchPanel, offered, cartCount }: MallShellData) {
  if (!isLong.test(usePage().path)) return null
  return (
    <div className="fixed inset-x-0 top-0 bg-surface shadow-e-2" data-thin-bar>
      <div className="wrap flex h-14 items-center gap-8">
        <Brand compact />
        <SearchBox key={searched} {...{ searched, onSearch, offered }} panel={searchPanel} />
        <CartLink count={cartCount} />
      </div>
    </div>
  )
}
