import { Badge, cartIcon, classNames, Icon, Link, useHasRoom, useUi } from '@hojip/platform/ui'
import { Brand } from '@hojip/storefront-kit/parts'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import { allowedEntries } from '@hojip/platform/page'
import { AccountSlot } from '../account/account-slot.tsx'
import { LanguageSlot } from '../language/language-slot.tsx'
import { barEntries } from '../menu.ts'
import { SearchBox } from '../search/search-box.tsx'
import { addresses } from '../shell-data.ts'
import type { MallShellData } from '../shell-data.ts'
import { useFrameTexts } from '../texts.ts'
import { useScrolledDown } from './use-scrolled-down.ts'

const MallOnPhone = lazyPart(() =>
  import('@hojip/storefront-kit/storefront/phone-tool').then((module) => ({ default: module.MallOnPhone })),
)

/** The look of the narrow bar's links: written once, since the HTML of every page has the bar. */
const barLinks =
  '[&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:whitespace-nowrap [&_a]:hover:text-jade-text'

/** The narrow bar at the top: greeting and sign-in links at the left, account links at the right. */
export function UtilityBar(props: MallShellData) {
  const t = useFrameTexts()
  const { t: ui } = useUi()
  const { viewer, languageSwitch = true, merchantHref = addresses.shops, tools, unread } = props
  return (
    <div className="border-b border-line bg-inset text-12 text-ink-2 max-lg:hidden">
      <div className={`wrap flex min-h-[34px] flex-wrap items-center gap-x-4 ${barLinks}`}>
        <Link href={addresses.home}>{ui.home}</Link>
        {viewer ? (
          <span className="max-w-90 truncate">{t.helloAgain(viewer.name)}</span>
        ) : (
          <WaysIn {...props} />
        )}
        <ul className="ml-auto flex flex-wrap items-center justify-end gap-x-5">
          <OnPhone />
          {tools && <li>{tools}</li>}
          {allowedEntries(barEntries, viewer?.access).map(({ key, href }) => (
            <li key={key}>
              <Link href={href}>
                {t.menu[key]}
                {key === 'messages' && unread}
              </Link>
            </li>
          ))}
          <li>
            <a href={merchantHref}>{t.sell}</a>
          </li>
          {languageSwitch && (
            <li>
              <LanguageSlot />
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

/** Appears to the left of the links, which stay where they are. */
function OnPhone() {
  if (!useHasRoom()) return null
  return (
    <Suspense fallback={null}>
      <li>
        <MallOnPhone />
      </li>
    </Suspense>
  )
}

/** For visitors: a greeting, and links to sign in and to register. */
function WaysIn({ loginHref = addresses.login, registerHref = addresses.register }: MallShellData) {
  const t = useFrameTexts()
  return (
    <>
      <span>{t.hello}</span>
      <Link href={loginHref} className="link">
        {t.logIn}
      </Link>
      <Link href={registerHref}>{t.registerFree}</Link>
    </>
  )
}

/** Long pages without anything of their own at the top of the window. */
const isLong = /^\/($|goods$|goods\/search|importedGoods|chartsGoods|shop\/|me\/(collection|footprint))/

/**
 * 80 px high on desktop, 56 px on phones: logo, search, account, cart. On long pages that are scrolled down it stays at
 * the top of the window, with the same field and what is typed in it.
 */
export function SearchBar(props: MallShellData) {
  const isThin = useScrolledDown() && isLong.test(props.pathname)
  return (
    <div className="lg:min-h-20">
      <div
        data-thin-bar={isThin ? '' : undefined}
        className={isThin ? 'lg:fixed lg:inset-x-0 lg:top-0 lg:bg-surface lg:shadow-e-2' : undefined}
      >
        <SearchRow {...props} isThin={isThin} />
      </div>
    </div>
  )
}

function SearchRow({ isThin, ...props }: MallShellData & { isThin: boolean }) {
  return (
    <div className={classNames('wrap flex min-h-14 items-center gap-2.5 lg:gap-8', !isThin && 'lg:min-h-20')}>
      <Brand compact />
      <SearchBox
        key={props.searched}
        searched={props.searched ?? ''}
        onSearch={props.onSearch}
        panel={props.searchPanel}
        offered={props.offered}
      />
      <div className="flex flex-none items-center gap-2.5 max-lg:hidden">
        <Account {...props} />
        <CartLink count={props.cartCount} />
      </div>
      {(props.languageSwitch ?? true) && (
        <div className="lg:hidden">
          <LanguageSlot compact />
        </div>
      )}
    </div>
  )
}

function Account({ viewer, loginHref = addresses.login }: MallShellData) {
  const t = useFrameTexts()
  const pill = 'flex min-h-11 items-center gap-2 rounded-full px-3.5 hover:bg-hover'
  if (viewer) return <AccountSlot viewer={viewer} className={pill} />
  return (
    <Link href={loginHref} className={pill}>
      {t.signIn}
    </Link>
  )
}

function CartLink({ count }: { count: number }) {
  const t = useFrameTexts()
  return (
    <Link
      href={addresses.cart}
      className="flex min-h-11 items-center gap-2 rounded-full px-3.5 ring-line hover:bg-hover"
    >
      <Icon of={cartIcon} size={20} />
      <span>{t.cart}</span>
      <Badge count={count} className="ml-1" />
    </Link>
  )
}
