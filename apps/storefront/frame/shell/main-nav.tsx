import type { ReactNode } from 'react'
import { Icon, Link, listIcon, useUi } from '@hojip/platform/ui'
import { mallEntries } from '../menu.ts'
import { addresses } from '../shell-data.ts'
import type { MallShellData, ShellLink } from '../shell-data.ts'
import { useFrameTexts } from '../texts.ts'
import { useKitTexts } from '@hojip/storefront-kit/parts'

type MainNavProps = MallShellData & {
  /** The button that opens the menu of all categories. */
  categories?: ReactNode
}

/** All categories, home, the mall's sections, and popular searches. */
export function MainNav({ pathname, categories, nav = [], popular = [] }: MainNavProps) {
  const t = useFrameTexts()
  const { t: ui } = useUi()
  const atHome = pathname === addresses.home
  return (
    <div className="border-b border-line max-lg:hidden">
      <div className="wrap flex min-h-[46px] items-center gap-7 text-15">
        {atHome ? (
          // The menu itself is open below.
          <AllCategoriesLabel />
        ) : (
          categories
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

/** The label of the button, without the menu. */
export function AllCategoriesLabel() {
  const kit = useKitTexts()
  return (
    <span className="flex min-h-11 min-w-55 flex-none items-center gap-2 px-1 font-bold whitespace-nowrap">
      <Icon of={listIcon} />
      {kit.allCategories}
    </span>
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
