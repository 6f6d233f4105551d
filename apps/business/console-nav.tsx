import { homeHref } from '@hojip/hrefs/browse'
import { shopOrdersHref } from '@hojip/hrefs/orders'
import { useTexts } from '@hojip/platform/page'
import { Badge, classNames, HiddenText, Icon, Link, storefrontIcon } from '@hojip/platform/ui'
import { Mark } from '@hojip/storefront-kit/parts'
import type { ReactNode } from 'react'
import type { Entry } from './entries.ts'
import { businessTexts } from './texts.ts'

type ConsoleNavProps = { pathname: string; entries: readonly Entry[]; isNarrow: boolean }

/** The dark navigation column on desktop; when it is narrow, names are below the icons. */
export function ConsoleNav({ pathname, entries, isNarrow }: ConsoleNavProps) {
  const t = useTexts(businessTexts)
  // The nearest: a page may be below another one of the menu.
  const here = entries
    .map(({ href }) => href)
    .filter((href) => pathname.startsWith(href))
    .toSorted((a, b) => b.length - a.length)[0]
  return (
    <nav
      aria-label={t.nav}
      className={classNames(
        'sticky top-0 flex h-dvh flex-col overflow-y-auto bg-console py-4 text-[#c6d0cf] max-lg:hidden print:hidden',
        isNarrow ? 'px-1.5' : 'px-2.5',
      )}
    >
      <Link
        href={entries[0]?.href ?? shopOrdersHref()}
        aria-label={isNarrow ? t.brand : undefined}
        className={classNames(
          'flex items-center gap-2.5 px-2 pb-4.5 text-on-fill',
          isNarrow && 'justify-center',
        )}
      >
        <Mark size={32} />
        {!isNarrow && (
          <span className="grid leading-tight">
            <b className="text-18">{t.brand}</b>
            <span className="text-11 text-[#8fa09e]">{t.brandBeside}</span>
          </span>
        )}
      </Link>
      <ul className="grid gap-1">
        {entries.map(({ href, icon, label, waiting, says }) => (
          <li key={href}>
            <NavLink href={href} icon={icon} label={label} isNarrow={isNarrow} here={href === here}>
              {waiting > 0 && (
                <>
                  <Badge count={waiting} className={isNarrow ? 'absolute top-0.5 right-2' : 'ml-auto'} />
                  <HiddenText>{says}</HiddenText>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <NavLink href={homeHref} icon={storefrontIcon} label={t.toMall} here={false} isNarrow={isNarrow} />
      </div>
    </nav>
  )
}

type NavLinkProps = {
  href: string
  icon: string
  label: string
  here: boolean
  isNarrow: boolean
  children?: ReactNode
}

function NavLink({ href, icon, label, here, isNarrow, children }: NavLinkProps) {
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'flex items-center rounded-md',
        isNarrow
          ? 'relative min-h-14 flex-col justify-center gap-1 px-0.5 text-center text-11 leading-tight'
          : 'min-h-10 gap-2.5 px-3',
        here ? 'bg-[#1d3a34] font-medium text-on-fill' : 'hover:bg-on-fill/6',
      )}
    >
      <Icon of={icon} size={isNarrow ? 20 : 18} />
      {label}
      {children}
    </Link>
  )
}
