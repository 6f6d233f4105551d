import { lazy, Suspense } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon, Link, listIcon, Skeleton, useHoverPopup, useUi } from '@hojip/platform/ui'
import { mallEntries } from '../menu.ts'
import { addresses } from '../shell-data.ts'
import type { MallShellData, ShellLink } from '../shell-data.ts'
import { useFrameTexts } from '../texts.ts'
import { useKitTexts, type CategoryRow } from '@hojip/storefront-kit/storefront'

function loadMenu() {
  return import('@hojip/storefront-kit/storefront/categories')
}

const CategoryMenu = lazy(() => loadMenu().then((module) => ({ default: module.CategoryMenu })))

/** All categories, home, the mall's sections, and popular searches. */
export function MainNav({ pathname, categoryRows, onCategories, nav = [], popular = [] }: MallShellData) {
  const t = useFrameTexts()
  const { t: ui } = useUi()
  const kit = useKitTexts()
  const atHome = pathname === addresses.home
  return (
    <div className="border-b border-line max-lg:hidden">
      <div className="wrap flex h-[46px] items-center gap-7 text-15">
        {atHome ? (
          // The menu itself is open below.
          <span className="flex h-full w-55 items-center gap-2 px-1 font-bold">
            <Icon of={listIcon} />
            {kit.allCategories}
          </span>
        ) : (
          <AllCategories rows={categoryRows} onIntent={onCategories} key={pathname} />
        )}
        <nav
          aria-label={t.mainMenu}
          // An entry that does not fit wraps to a line that only the keyboard reaches, instead of being cut.
          className="flex h-11 min-w-0 flex-1 flex-wrap gap-x-7 overflow-hidden"
        >
          {[
            { href: addresses.home, label: ui.home },
            ...mallEntries.map(({ key, href }) => ({ href, label: t.mall[key] })),
            ...nav,
          ].map((link) => (
            <NavLink key={link.href} link={link} here={link.href === pathname} />
          ))}
        </nav>
        <PopularSearches links={popular} />
      </div>
    </div>
  )
}

function NavLink({ link: { href, label }, here }: { link: ShellLink; here: boolean }) {
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className="flex min-h-11 items-center whitespace-nowrap outline-offset-[-2px] hover:text-jade-text aria-[current]:font-bold aria-[current]:text-jade-text"
    >
      {label}
    </Link>
  )
}

function PopularSearches({ links }: { links: ShellLink[] }) {
  const t = useFrameTexts()
  if (links.length === 0) return null
  return (
    <ul aria-label={t.popular} className="flex gap-4 overflow-hidden text-12 text-ink-3 max-xl:hidden">
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className="inline-block min-h-6 py-1 whitespace-nowrap hover:text-jade-text">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type AllCategoriesProps = { rows: CategoryRow[] | undefined; onIntent: (() => void) | undefined }

/** Opens on hover after 120 ms, on a press, and by Enter or ↓. */
function AllCategories({ rows, onIntent }: AllCategoriesProps) {
  const kit = useKitTexts()
  const prepare = () => {
    onIntent?.()
    void loadMenu()
  }
  const { open, set, press, root, button, rootProps } = useHoverPopup(prepare)
  const enter = () => root.current?.querySelector<HTMLElement>('[data-row="0"] a')?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    prepare()
    set(true)
    void loadMenu().then(() => requestAnimationFrame(enter))
  }
  return (
    <div
      {...rootProps}
      role="presentation"
      // Choosing a category closes the menu, also when only the search parameters change.
      onClick={(event) => (event.target as Element).closest('a') && set(false)}
      className="relative h-full"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onFocus={prepare}
        onClick={() => {
          prepare()
          press()
        }}
        onKeyDown={onKeyDown}
        className="flex h-full w-55 items-center gap-2 px-1 font-bold outline-offset-[-2px] hover:text-jade-text"
      >
        <Icon of={listIcon} />
        {kit.allCategories}
      </button>
      {open && (
        <div className="absolute top-full left-0 z-30 rounded-b-lg bg-surface shadow-e-2">
          <Suspense fallback={<MenuSkeleton />}>
            {rows ? <CategoryMenu rows={rows} /> : <MenuSkeleton />}
          </Suspense>
        </div>
      )}
    </div>
  )
}

function MenuSkeleton() {
  return (
    <div className="grid h-100 w-55 content-between p-4">
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={`row ${at}`} className="h-4 w-3/4" />
      ))}
    </div>
  )
}
