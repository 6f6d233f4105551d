import { Link, Time, useTexts } from '@hojip/platform/page'
import { Badge, classNames, dotsIcon, HiddenText, Icon, pinIcon, PopupMenu } from '@hojip/platform/ui'
import type { Chat } from '../../contract.ts'
import { chatTexts } from '../texts.ts'
import { PartnerSign } from './partner-sign.tsx'
import type { ListActs } from './use-list-acts.ts'

interface ChatRowProps {
  chat: Chat
  href: string
  isOpen: boolean
  /** An unsent text. */
  draft: string
  /** Unknown to the server. */
  nowMs: number | undefined
  acts: ListActs
}

/** One conversation of the list. */
export function ChatRow({ chat, href, isOpen, draft, nowMs, acts }: ChatRowProps) {
  const t = useTexts(chatTexts)
  const { shopName, noReadCount, isTop, lastShortText, lastAt } = chat
  return (
    <li
      className={classNames(
        'group/row relative',
        isOpen
          ? "bg-jade-soft before:absolute before:inset-y-3 before:left-0 before:w-[3px] before:rounded-full before:bg-jade before:content-['']"
          : 'hover:bg-hover',
        isTop && !isOpen && 'bg-inset',
      )}
    >
      <Link
        to={href}
        keepScroll
        preload="none"
        aria-current={isOpen || undefined}
        className="grid min-h-17 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 px-3.5 py-3 max-lg:pr-12"
      >
        <PartnerSign chat={chat} size={44} />
        <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <b className="flex items-center gap-1 text-14">
            <bdi className="min-w-0 truncate">{shopName}</bdi>
            {isTop && <Icon of={pinIcon} size={12} className="flex-none text-ink-3" />}
            {isTop && <HiddenText>{t.pinned}</HiddenText>}
          </b>
          <span className="truncate text-12 text-ink-3">
            {draft && <span className="text-crimson">{t.draft} </span>}
            <bdi>{draft || lastShortText || t.noMessages}</bdi>
          </span>
        </span>
        <span className="grid min-h-9 justify-items-end gap-1.5">
          {nowMs !== undefined && (
            <Time
              at={lastAt}
              form="short"
              nowMs={nowMs}
              className="figures text-12 leading-none text-ink-3"
            />
          )}
          {noReadCount > 0 && (
            <span className="lg:group-focus-within/row:invisible lg:group-hover/row:invisible">
              <Badge count={noReadCount} />
              <HiddenText>{t.unreadOf(noReadCount)}</HiddenText>
            </span>
          )}
        </span>
      </Link>
      <div className="absolute max-lg:inset-y-0 max-lg:right-0.5 max-lg:grid max-lg:items-center lg:right-2.5 lg:bottom-1.5 lg:opacity-0 lg:group-focus-within/row:opacity-100 lg:group-hover/row:opacity-100">
        <PopupMenu
          label={t.actsOf(shopName)}
          className="grid size-11 place-items-center rounded-sm text-ink-3 hover:bg-surface aria-expanded:bg-surface lg:size-7 lg:text-ink-2"
          items={[
            ...(chat.isOfficial
              ? []
              : [{ key: 'pin', label: isTop ? t.unpin : t.pin, onPress: () => acts.pin(chat) }]),
            { key: 'hide', label: t.hide, onPress: () => acts.hide(chat) },
          ]}
        >
          <Icon of={dotsIcon} size={18} />
        </PopupMenu>
      </div>
    </li>
  )
}
