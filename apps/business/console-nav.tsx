import { homeHref } from '@hojip/hrefs/browse'
import { shopOrdersHref } from '@hojip/hrefs/orders'
import { useTexts } from '@hojip/platform/page'
import { Badge, classNames, HiddenText, Icon, Link, storefrontIcon } from '@hojip/platform/ui'
import { Mark } from '@hojip/storefront-kit/storefront'
import type { ReactNode } from 'react'
import type { Entry } from './entries.ts'
import { businessTexts } from './texts.ts'

type ConsoleNavProps = { pathname: string; entries: readonly Entry[] }

/** The dark navigation column on desktop. */
export function ConsoleNav({ pathname, entries }: ConsoleNavProps) {
  const t = useTexts(businessTexts)
  return (
    <nav
      aria-label={t.nav}
      className="sticky top-0 flex h-dvh flex-col bg-console px-2.5 py-4 text-[#c6d0cf] max-lg:hidden print:hidden"
    >
      <Link
        href={entries[0]?.href ?? shopOrdersHref()}
        className="flex items-center gap-2.5 px-2 pb-4.5 text-on-fill"
      >
        <Mark size={32} />
        <span className="grid leading-tight">
          <b className="text-18">{t.brand}</b>
          <span className="text-11 text-[#8fa09e]">{t.brandBeside}</span>
        </span>
      </Link>
      <ul className="grid gap-1">
        {entries.map(({ href, icon, label, waiting, says }) => (
          <li key={href}>
            <NavLink {...{ href, icon, label }} here={pathname.startsWith(href)}>
              {waiting > 0 && (
                <>
                  <Badge count={waiting} className="ml-auto" />
                  <HiddenText>{says}</HiddenText>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <NavLink href={homeHref} icon={storefrontIcon} label={t.toMall} here={false} />
      </div>
    </nav>
  )
}

type NavLinkProps = {
  href: string
  icon: string
  label: string
  here: boolean
  children?: ReactNode
}

function NavLink({ href, icon, label, here, children }: NavLinkProps) {
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'flex min-h-10 items-center gap-2.5 rounded-md px-3',
        here ? 'bg-[#1d3a34] font-medium text-on-fill' : 'hover:bg-on-fill/6',
      )}
    >
      <Icon of={icon} size={18} />
      {label}
      {children}
    </Link>
  )
}
