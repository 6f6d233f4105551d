import { useTexts, useViewer } from '@hojip/platform/page'
import { Avatar, Badge, classNames, Icon, Link } from '@hojip/platform/ui'
import { useUnread } from '@hojip/storefront-kit/storefront/unread'
import { useId, type ReactNode } from 'react'
import { entryGroups, type AccountEntry, type AccountPage, useEntries } from './me/entries.ts'
import { navTexts } from './me/nav-texts.ts'

type AccountFrameProps = { here: AccountPage; children: ReactNode }

/** The frame of an account page: on desktop with the user and the account menu on the left. */
export function AccountFrame({ here, children }: AccountFrameProps) {
  return (
    <div className="wrap lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:items-start lg:gap-5 lg:pt-5 lg:pb-8">
      <AccountNav here={here} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

type AccountTitleProps = {
  children: ReactNode
  /** In small print beside the title, also on phones. */
  note?: ReactNode
  /** Actions for the whole page, on desktop. */
  more?: ReactNode
}

/** The page's title; on phones the bar at the top shows it. */
export function AccountTitle({ children, note, more }: AccountTitleProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3.5 lg:mb-3.5 lg:min-h-9">
      <h1 className="text-24 font-bold max-lg:sr-only">{children}</h1>
      {note && <p className="text-13 text-ink-3 max-lg:py-2.5">{note}</p>}
      {more && <span className="ml-auto max-lg:hidden">{more}</span>}
    </header>
  )
}

function AccountNav({ here }: Pick<AccountFrameProps, 'here'>) {
  const t = useTexts(navTexts)
  const entries = useEntries()
  // The document may hold several pages with this menu, all but one of them hidden.
  const id = useId()
  return (
    <nav aria-label={t.label} className="sticky top-4 card px-2 py-3 max-lg:hidden">
      <Who />
      {entryGroups.map((group) => {
        const shown = entries.filter((entry) => entry.group === group)
        if (shown.length === 0) return null
        return (
          <section key={group}>
            <h2 id={`${id}-${group}`} className="px-3 pt-2.5 pb-1 text-12 text-ink-3">
              {t.groups[group]}
            </h2>
            <ul aria-labelledby={`${id}-${group}`}>
              {shown.map((entry) => (
                <EntryLink key={entry.key} entry={entry} isHere={entry.key === here} />
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

function Who() {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <p className="flex items-center gap-2.5 px-2 pt-2 pb-1.5">
      <Avatar name={viewer.name} picture={viewer.avatarPic} className="size-10 text-16" />
      <span className="min-w-0">
        <b className="block truncate">{viewer.name}</b>
        {viewer.account !== viewer.name && (
          <span className="figures block truncate text-12 font-medium text-ink-3">{viewer.account}</span>
        )}
      </span>
    </p>
  )
}

function EntryLink({ entry, isHere }: { entry: AccountEntry; isHere: boolean }) {
  const t = useTexts(navTexts)
  const unread = useUnread()
  return (
    <li>
      <Link
        href={entry.href}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(
          'flex min-h-[38px] items-center gap-2.5 rounded-md px-3',
          isHere ? 'bg-jade-soft font-bold text-jade-text' : 'hover:bg-hover',
        )}
      >
        <Icon of={entry.icon} size={18} />
        {t.entries[entry.key]}
        {entry.key === 'messages' && <Badge count={unread.notices} className="ml-auto" />}
        {entry.key === 'chats' && <Badge count={unread.official + unread.shops} className="ml-auto" />}
      </Link>
    </li>
  )
}
