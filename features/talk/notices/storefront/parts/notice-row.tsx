import { noticeHref } from '@hojip/hrefs/messages/notices'
import { epochOfWire } from '@hojip/platform/mall-time'
import { Time, useTexts } from '@hojip/platform/page'
import { classNames, HiddenText, Link, useHasRoom } from '@hojip/platform/ui'
import { useRef, type MouseEvent } from 'react'
import type { ListName, NoticeItem } from '../../contract.ts'
import { noticesTexts } from '../texts.ts'
import type { Moves } from '../use-moves.ts'
import { NoticeMark } from './notice-mark.tsx'

interface NoticeRowProps {
  item: NoticeItem
  list: ListName
  now: string
  isSelected: boolean
  onSelect: () => void
  moves: Moves
}

/**
 * A line of the list. On wide windows it opens beside the list, on phones it is a link to its page. The row of a phone
 * scrolls sideways to its two buttons, also by a long press.
 */
export function NoticeRow({ item, list, now, isSelected, onSelect, moves }: NoticeRowProps) {
  const t = useTexts(noticesTexts)
  const hasRoom = useHasRoom()
  const row = useRef<HTMLDivElement>(null)
  const isUnread = list === 'unread'
  const open = (event: MouseEvent) => {
    if (!hasRoom || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect()
  }
  const showActions = (event: MouseEvent) => {
    if (hasRoom) return
    event.preventDefault()
    row.current?.scrollTo({ left: row.current.scrollWidth, behavior: 'smooth' })
  }
  return (
    <li className="border-line not-first:border-t" data-notice={item.msg_id}>
      <div ref={row} onContextMenu={showActions} className={rowLook}>
        <Link
          href={noticeHref(item.msg_id)}
          aria-current={isSelected || undefined}
          onClick={open}
          className={classNames(linkLook, isSelected && selectedLook)}
        >
          <NoticeMark item={item} isUnread={isUnread} />
          <b className={classNames('truncate text-15 lg:text-14', isUnread ? 'font-bold' : 'font-medium')}>
            {item.title}
            {isUnread && <HiddenText>{`, ${t.unreadHint}`}</HiddenText>}
          </b>
          <Time
            at={item.create_time}
            form="short"
            nowMs={epochOfWire(now)}
            className="figures text-12 font-medium text-ink-3"
          />
          <span
            className={classNames('col-span-2 truncate text-13', isSelected ? 'text-ink-2' : 'text-ink-3')}
          >
            {item.summary}
          </span>
        </Link>
        <RowActions item={item} list={list} moves={moves} />
      </div>
    </li>
  )
}

const rowLook = 'flex snap-x snap-mandatory overflow-x-auto no-scrollbar lg:overflow-visible'
const linkLook =
  'relative grid min-h-[72px] w-full flex-none snap-start grid-cols-[40px_minmax(0,1fr)_auto] content-center gap-x-3 gap-y-0.5 bg-surface px-4 py-3.5 outline-offset-[-2px] lg:min-h-[66px] lg:py-3 lg:hover:bg-inset'
const selectedLook =
  "lg:bg-jade-soft! before:absolute before:inset-y-3 before:left-0 before:w-[3px] before:rounded-[2px] before:bg-jade before:content-[''] max-lg:before:hidden"

const action = 'min-h-11 w-[74px] flex-none px-2 text-13 leading-snug outline-offset-[-3px]'

/** Behind the row on phones. */
function RowActions({ item, list, moves }: Pick<NoticeRowProps, 'item' | 'list' | 'moves'>) {
  const t = useTexts(noticesTexts)
  return (
    <div className="flex flex-none snap-end lg:hidden" role="group" aria-label={t.moreActions(item.title)}>
      {list === 'unread' && (
        <button
          type="button"
          className={`${action} bg-jade text-on-fill`}
          onClick={() => void moves.read(item)}
        >
          {t.markRead}
        </button>
      )}
      {list === 'trash' ? (
        <button
          type="button"
          className={`${action} bg-jade text-on-fill`}
          onClick={() => void moves.restore(item)}
        >
          {t.restore}
        </button>
      ) : (
        <button
          type="button"
          className={`${action} bg-ink-2 text-surface`}
          onClick={() => void moves.remove(item)}
        >
          {t.remove}
        </button>
      )}
    </div>
  )
}
