import { answeringHref } from '@hojip/hrefs/chat'
import { Link, useTexts } from '@hojip/platform/page'
import { Avatar, Badge, classNames, HiddenText, Icon, starFillIcon, useUi } from '@hojip/platform/ui'
import { minuteMs } from '@hojip/platform/clock'
import type { QueuedChat } from '../../contract.ts'
import { LanguageMark } from './language-mark.tsx'
import { answeringTexts } from '../texts.ts'
import { clockText, waitTone } from './waiting.ts'

type QueueRowProps = { chat: QueuedChat; now: number; here: boolean }

/** A conversation in a list: who, in which language, the last words, and how long they wait. */
export function QueueRow({ chat, now, here }: QueueRowProps) {
  const t = useTexts(answeringTexts)
  const { conversationId, userName, locale, lastShortText, noReadCount } = chat
  return (
    <li>
      <Link
        to={answeringHref({ conversation: conversationId })}
        keepScroll
        preload="none"
        aria-current={here ? 'true' : undefined}
        data-conversation={conversationId}
        className={classNames(
          'relative grid min-h-15 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-2.5 px-3.5 py-2.5 outline-offset-[-2px]',
          here
            ? "bg-jade-soft before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-jade before:content-['']"
            : 'hover:bg-inset',
        )}
      >
        <Avatar name={userName} className="size-9 text-14" />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <bdi className={classNames('truncate text-14', here ? 'font-bold' : 'font-medium')}>
              {userName}
            </bdi>
            <LanguageMark locale={locale} />
          </span>
          <bdi className="block truncate text-12 text-ink-3">{lastShortText}</bdi>
        </span>
        <span className="grid justify-items-end gap-1.5">
          <Since chat={chat} now={now} />
          {chat.rating !== null && <Rating stars={chat.rating} />}
          {noReadCount > 0 && (
            <>
              <Badge count={noReadCount} />
              <HiddenText>{t.unread(noReadCount)}</HiddenText>
            </>
          )}
        </span>
      </Link>
    </li>
  )
}

/** The running time of who waits for an answer, else how long ago the last message was. */
function Since({ chat: { waitingSinceAt, lastAt, state }, now }: { chat: QueuedChat; now: number }) {
  const t = useTexts(answeringTexts)
  if (waitingSinceAt !== null && state !== 'closed') {
    const waited = now - waitingSinceAt
    return (
      <span className={classNames('figures text-13 font-semibold', waitTone(waited))}>
        <HiddenText>{t.isWaiting}</HiddenText> {clockText(waited)}
      </span>
    )
  }
  const minutes = Math.floor((now - lastAt) / minuteMs)
  return <span className="figures text-12 text-ink-3">{minutes < 1 ? t.justNow : t.minutes(minutes)}</span>
}

/** How the shopper rated the closed case. */
function Rating({ stars }: { stars: number }) {
  const ui = useUi().t
  return (
    <span role="img" aria-label={ui.stars(String(stars))} className="flex items-center gap-0.5 text-12">
      <Icon of={starFillIcon} size={14} className="text-star" />
      <span aria-hidden className="figures font-semibold">
        {stars}
      </span>
    </span>
  )
}
