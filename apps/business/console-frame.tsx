import { staffSecurityHref } from '@hojip/hrefs/staff'
import { homeHref } from '@hojip/hrefs/browse'
import { overviewHref } from '@hojip/hrefs/figures'
import {
  chooseLanguage,
  useLazyCall,
  useMallTimeName,
  useNavigate,
  usePage,
  usePageTitle,
  useSession,
  useTexts,
  useViewer,
} from '@hojip/platform/page'
import { storeMenuList } from '@hojip/platform/page/menu-list'
import {
  Avatar,
  caretDownIcon,
  classNames,
  Icon,
  IconButton,
  LanguageMenu,
  listIcon,
  PopupMenu,
  SkipLink,
} from '@hojip/platform/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ConsoleMenu } from './console-menu.tsx'
import { ConsoleNav } from './console-nav.tsx'
import { isClosed, useEntries, type Entry } from './entries.ts'
import { menuListKey } from './menu-list.ts'
import { NoAccess } from './outcomes/outcomes.tsx'
import { businessTexts } from './texts.ts'
import { useSlash } from './use-slash.ts'

/**
 * The frame of the business site: dark navigation at the left, the page on a light background; a single bar on phones.
 */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  return <AnyFrame isWhole={false}>{children}</AnyFrame>
}

/** The frame of a page that fills the window: narrow navigation, and no space around the page. */
export function WholeFrame({ children }: { children: ReactNode }) {
  return <AnyFrame isWhole>{children}</AnyFrame>
}

function AnyFrame({ isWhole, children }: { isWhole: boolean; children: ReactNode }) {
  const t = useTexts(businessTexts)
  const { pathname } = usePage()
  const viewer = useViewer()
  const signedIn = viewer !== null
  const isOperator = viewer?.roleName === 'operator'
  const me = useMe(signedIn)
  const entries = useEntries()
  useSlash()
  useOwnFirstPage(entries, isOperator && pathname === overviewHref())
  useMenuList(entries, viewer?.pkId)
  const shopName = me && (me.shopName ?? (isOperator ? t.mall : t.noShop))
  return (
    <div
      className={classNames(
        'min-h-dvh lg:grid print:block!',
        isWhole ? 'lg:grid-cols-[76px_minmax(0,1fr)]' : 'lg:grid-cols-[208px_minmax(0,1fr)]',
      )}
    >
      <SkipLink />
      <ConsoleNav pathname={pathname} entries={entries} isNarrow={isWhole} />
      <div className="flex min-w-0 flex-col">
        <TopBar shopName={shopName} />
        <PhoneBar shopName={shopName} entries={entries} />
        <main
          id="main"
          tabIndex={-1}
          className={classNames('flex-1 outline-0!', !isWhole && 'px-3 pt-2.5 pb-8 lg:px-6 lg:pt-4')}
        >
          <MallClock className="pb-2 lg:hidden" />
          {isClosed(pathname, viewer) ? <NoAccess /> : children}
        </main>
      </div>
    </div>
  )
}

/** The site's root leads to the first page of a shop; an operator has another. */
function useOwnFirstPage([first]: readonly Entry[], isLost: boolean) {
  const navigate = useNavigate()
  const href = first?.href
  useEffect(() => {
    if (isLost && href) navigate(href, { replace: true })
  }, [isLost, href, navigate])
}

/** The signed-in user. An owner may change what they may do at any time: the menu follows. */
function useMe(signedIn: boolean) {
  const { update } = useSession()
  const { data: me } = useLazyCall(
    'GET /appUser/findById/{id}',
    { id: 'me' },
    { when: signedIn, everyMs: 30_000 },
  )
  const access = me?.access
  const keep = useEffectEvent(() => {
    if (access) update({ access })
  })
  const now = access?.join()
  useEffect(() => keep(), [now])
  return me
}

/** Keeps the menu list, which rights have filtered, for as long as somebody is signed in. */
function useMenuList(entries: readonly Entry[], userId: string | undefined) {
  const hrefs = entries.map(({ href }) => href).join()
  const keep = useEffectEvent(() => {
    if (userId !== undefined)
      storeMenuList(
        menuListKey,
        entries.map(({ href }) => ({ key: href, href })),
      )
  })
  useEffect(() => keep(), [hrefs, userId])
}

/** The title of the page; one that is closed to the user could not load its own. */
function useTitle() {
  const title = usePageTitle()
  const t = useTexts(businessTexts)
  const { pathname } = usePage()
  return isClosed(pathname, useViewer()) ? t.brand : title
}

/** States whose clock the times of this site follow, for users whose own clock differs. */
function MallClock({ className }: { className?: string }) {
  const t = useTexts(businessTexts)
  const name = useMallTimeName()
  return name && <p className={classNames('text-12 text-ink-3 print:hidden', className)}>{t.timesIn(name)}</p>
}

/** Title, language, and who is signed in. */
function TopBar({ shopName }: { shopName: string | undefined }) {
  const t = useTexts(businessTexts)
  const title = useTitle()
  const viewer = useViewer()
  const { signOut } = useSession()
  return (
    <header className="flex min-h-15 items-center gap-4 border-b border-line bg-surface px-6 max-lg:hidden print:hidden">
      <p className="flex-none text-18 font-bold">{title}</p>
      {/* A page may add its own facts here. */}
      <div id="top-facts" className="flex min-w-0 flex-1 items-center gap-4" />
      <div className="flex flex-none items-center gap-4 text-13">
        <MallClock />
        <LanguageMenu onLocale={chooseLanguage} />
        {viewer && (
          <PopupMenu
            items={[
              { key: 'security', label: t.security, href: staffSecurityHref },
              { key: 'mall', label: t.toMall, href: homeHref },
              { key: 'out', label: t.signOut, onPress: () => void signOut() },
            ]}
            className="flex min-h-11 items-center gap-2.5 rounded-md border-l border-line pl-4 text-left hover:text-jade-text"
          >
            <Avatar name={viewer.name} className="size-8 text-14" />
            <span>
              <b className="block text-14 leading-tight font-medium">{shopName}</b>
              <span className="block text-12 text-ink-3">{viewer.name}</span>
            </span>
            <Icon of={caretDownIcon} size={12} className="text-ink-3" />
          </PopupMenu>
        )}
      </div>
    </header>
  )
}

type PhoneBarProps = { shopName: string | undefined; entries: readonly Entry[] }

function PhoneBar({ shopName, entries }: PhoneBarProps) {
  const t = useTexts(businessTexts)
  const title = useTitle()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <header className="sticky top-0 z-40 grid min-h-12 grid-cols-[48px_minmax(0,1fr)_48px] items-center border-b border-line bg-surface lg:hidden print:hidden">
        <IconButton of={listIcon} label={t.menu} aria-expanded={isOpen} onClick={() => setOpen(true)} />
        <p className="truncate text-center text-[17px] font-bold">{title}</p>
        <LanguageMenu onLocale={chooseLanguage} compact />
      </header>
      {isOpen && <ConsoleMenu shopName={shopName} entries={entries} onClose={() => setOpen(false)} />}
    </>
  )
}
