import { chatHref } from '@hojip/hrefs/chat'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import {
  Badge,
  cartFillIcon,
  cartIcon,
  chatIcon,
  classNames,
  houseFillIcon,
  houseIcon,
  Icon,
  Link,
  squaresFillIcon,
  squaresIcon,
  userFillIcon,
  userIcon,
} from '@hojip/platform/ui'
import { addresses } from '../shell-data.ts'
import type { MallShellData } from '../shell-data.ts'
import { useFrameTexts } from '../texts.ts'
import type { CategoryRow } from '@hojip/storefront-kit/storefront'

const CategorySheet = lazyPart(() =>
  import('@hojip/storefront-kit/storefront/categories').then((module) => ({ default: module.CategorySheet })),
)

const cell = 'relative grid w-full content-center justify-items-center gap-0.5 text-11 outline-offset-[-2px]'
const onIcon = 'absolute top-[5px] left-[calc(50%+6px)] shadow-[0_0_0_2px_var(--c-surface)]'

type TabBarProps = Pick<MallShellData, 'cartCount' | 'pathname'> & {
  /** Messages and notices. */
  unreadCount: number
  /** Absent until they are loaded, which `onCategories` triggers. */
  categoryRows?: CategoryRow[] | undefined
  /** Called when the user moves to the categories. */
  onCategories?: () => void
}

/** The phone's tab bar, on top-level pages only: a page with a title bar or an action bar hides it. */
export function TabBar(props: TabBarProps) {
  const t = useFrameTexts()
  const [showsCategories, showCategories] = useState(false)
  const { pathname, cartCount, unreadCount } = props
  return (
    <>
      <nav
        aria-label={t.mainMenu}
        className={classNames(
          'fixed inset-x-0 bottom-0 z-40 grid min-h-[calc(56px+env(safe-area-inset-bottom))] auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden',
          'group-has-data-action-bar/shell:hidden group-has-data-title-bar/shell:hidden',
        )}
      >
        <TabLink href={addresses.home} here={pathname === addresses.home} icons={[houseIcon, houseFillIcon]}>
          {t.tabs.home}
        </TabLink>
        <TabButton
          open={showsCategories}
          onPress={() => {
            props.onCategories?.()
            showCategories(true)
          }}
          icons={[squaresIcon, squaresFillIcon]}
        >
          {t.tabs.categories}
        </TabButton>
        {/* Conversations have a frame of their own: this tab is never where the user is. */}
        <TabLink href={chatHref()} here={false} icons={[chatIcon, chatIcon]}>
          {t.menu.messages}
          <Badge count={unreadCount} className={onIcon} />
        </TabLink>
        <TabLink href={addresses.cart} here={pathname === addresses.cart} icons={[cartIcon, cartFillIcon]}>
          {t.tabs.cart}
          <Badge count={cartCount} className={onIcon} />
        </TabLink>
        <TabLink href={addresses.me} here={pathname === addresses.me} icons={[userIcon, userFillIcon]}>
          {t.tabs.me}
        </TabLink>
      </nav>
      <Suspense fallback={null}>
        {showsCategories && <CategorySheet rows={props.categoryRows} onClose={() => showCategories(false)} />}
      </Suspense>
    </>
  )
}

type Icons = [plain: string, chosen: string]
type TabLinkProps = { href: string; here: boolean; icons: Icons; children: ReactNode }

function TabLink({ href, here, icons, children }: TabLinkProps) {
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={classNames(cell, here ? 'font-bold text-jade-text' : 'text-ink-2')}
    >
      <Icon of={icons[here ? 1 : 0]} size={24} />
      {children}
    </Link>
  )
}

type TabButtonProps = { open: boolean; onPress: () => void; icons: Icons; children: ReactNode }

function TabButton({ open, onPress, icons, children }: TabButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onPress}
      className={classNames(cell, open ? 'font-bold text-jade-text' : 'text-ink-2')}
    >
      <Icon of={icons[open ? 1 : 0]} size={24} />
      {children}
    </button>
  )
}
