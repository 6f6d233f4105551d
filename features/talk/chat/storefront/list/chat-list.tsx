import { customerHref } from '@hojip/hrefs/chat'
import { noticesHref } from '@hojip/hrefs/messages/notices'
import { useHasPage, useTexts } from '@hojip/platform/page'
import { Button, Chip, EmptyState, Icon, searchIcon, Skeleton } from '@hojip/platform/ui'
import { useUnread } from '@hojip/storefront-kit/storefront/unread'
import { useEffect, useState } from 'react'
import type { Chat } from '../../contract.ts'
import { storedDraft } from '../local-storage.ts'
import { chatTexts } from '../texts.ts'
import { ChatRow } from './chat-row.tsx'
import { NoticesRow, OfficialRow } from './list-head.tsx'
import type { ChatList } from './use-chat-list.ts'
import type { ListActs } from './use-list-acts.ts'
import { minuteMs } from '@hojip/platform/clock'

interface ChatListPaneProps {
  list: ChatList
  /** A conversation that is open and has no message yet. */
  fresh: Chat | undefined
  openId: string | undefined
  keyword: string
  onKeyword: (keyword: string) => void
  hrefOf: (chat: Chat) => string
  acts: ListActs
  unread: number
}

/** The time in the browser, each minute anew; unknown while the server's HTML is shown. */
function useBrowserTime(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The conversations: search, all or unread ones, and a row for each. */
export function ChatListPane(props: ChatListPaneProps) {
  const { list, fresh, openId, keyword, onKeyword, hrefOf, acts, unread } = props
  const t = useTexts(chatTexts)
  const nowMs = useBrowserTime()
  const [onlyUnread, setOnlyUnread] = useState(false)
  const isShown = (chat: Chat) =>
    !acts.hidden.has(chat.pkId) && (!onlyUnread || chat.noReadCount > 0 || chat.pkId === openId)
  const all = fresh && keyword === '' ? [fresh, ...list.chats] : list.chats
  // The mall's service comes first, from the start.
  const rows = all.filter(isShown).toSorted((a, b) => Number(b.isOfficial) - Number(a.isOfficial))
  return (
    <aside aria-label={t.listLabel} className="flex min-h-0 flex-col bg-surface lg:border-r lg:border-line">
      <label className="mx-3.5 mt-3.5 mb-2.5 flex min-h-9 flex-none items-center gap-2 rounded-full bg-bg px-3 text-ink-3 focus-within:ring-2 focus-within:ring-focus max-lg:min-h-11">
        <Icon of={searchIcon} size={16} />
        <input
          type="search"
          value={keyword}
          onChange={({ target }) => onKeyword(target.value)}
          placeholder={t.search}
          aria-label={t.search}
          maxLength={50}
          autoComplete="off"
          className="min-w-0 flex-1 bg-transparent text-13 text-ink outline-0 placeholder:text-ink-3"
        />
      </label>
      <Filter onlyUnread={onlyUnread} unread={unread} onChange={setOnlyUnread} />
      <div className="min-h-0 flex-1 lg:overflow-y-auto">
        {list.isPending && <Placeholders />}
        {list.hasFailed && (
          <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-13 text-ink-2">
            {t.notLoaded}
            <Button size="sm" onClick={list.refetch}>
              {t.again}
            </Button>
          </div>
        )}
        <ul>
          {keyword === '' && (
            <HeadRows
              onlyUnread={onlyUnread}
              hasOfficial={!list.isPending && rows.some(({ isOfficial }) => isOfficial)}
            />
          )}
          {rows.map((chat) => (
            <ChatRow
              key={chat.pkId}
              chat={chat}
              acts={acts}
              nowMs={nowMs}
              href={hrefOf(chat)}
              isOpen={chat.pkId === openId}
              draft={nowMs === undefined || chat.pkId === openId ? '' : storedDraft(chat.pkId)}
            />
          ))}
        </ul>
        {!list.isPending && !list.hasFailed && rows.length === 0 && (
          <Nothing isSearch={keyword !== ''} onlyUnread={onlyUnread} />
        )}
        {list.hasMore && !onlyUnread && (
          <p className="grid p-3">
            <Button size="sm" busy={list.isLoadingMore} onClick={list.loadMore} className="max-lg:min-h-11!">
              {t.loadMore}
            </Button>
          </p>
        )}
      </div>
    </aside>
  )
}

interface FilterProps {
  onlyUnread: boolean
  unread: number
  onChange: (onlyUnread: boolean) => void
}

function Filter({ onlyUnread, unread, onChange }: FilterProps) {
  const t = useTexts(chatTexts)
  return (
    <div role="group" aria-label={t.filter} className="flex flex-none gap-1.5 px-3.5 pb-2.5">
      <Chip selected={!onlyUnread} onPress={() => onChange(false)}>
        {t.all}
      </Chip>
      <Chip selected={onlyUnread} onPress={() => onChange(true)}>
        {t.unread}
        {unread > 0 && <span className="figures">{unread > 99 ? '99+' : unread}</span>}
      </Chip>
    </div>
  )
}

/** What is above the conversations with shops from the start. */
function HeadRows({ onlyUnread, hasOfficial }: { onlyUnread: boolean; hasOfficial: boolean }) {
  const hasPage = useHasPage()
  const { notices } = useUnread()
  return (
    <>
      {hasPage(noticesHref()) && (!onlyUnread || notices > 0) && <NoticesRow count={notices} />}
      {hasPage(customerHref) && !onlyUnread && !hasOfficial && <OfficialRow />}
    </>
  )
}

function Nothing({ isSearch, onlyUnread }: { isSearch: boolean; onlyUnread: boolean }) {
  const t = useTexts(chatTexts)
  if (isSearch) return <EmptyState title={t.noHits} picture="lost" />
  if (onlyUnread) return <EmptyState title={t.noUnread} />
  return <EmptyState title={t.emptyTitle} text={t.emptyText} />
}

function Placeholders() {
  return Array.from({ length: 5 }, (_, at) => (
    <div key={at} className="grid grid-cols-[44px_minmax(0,1fr)] gap-3 px-3.5 py-3">
      <Skeleton className="size-11 rounded-lg" />
      <span className="grid content-center gap-2">
        <Skeleton className="h-3.5 w-28 rounded-sm" />
        <Skeleton className="h-3 w-44 rounded-sm" />
      </span>
    </div>
  ))
}
