import { useTexts, Time } from '@hojip/platform/page'
import { arrowDownIcon, Button, Icon, Skeleton, Spinner } from '@hojip/platform/ui'
import { minuteMs } from '@hojip/platform/clock'
import { Fragment, useState } from 'react'
import type { Chat, ChatMessage } from '../../contract.ts'
import { MessageView, SystemLine } from '../../parts/message/message-view.tsx'
import { UnsentView } from '../../parts/message/unsent-view.tsx'
import type { OutboxItem } from '../../parts/outbox/item.ts'
import type { OwnOutbox } from '../../parts/outbox/outbox-of.ts'
import { chatTexts } from '../texts.ts'
import type { Talk, TalkState } from '../../parts/talk/talk.ts'
import { useCards } from './use-cards.ts'
import { useEnd } from '../../parts/talk/use-end.ts'
import { useReading } from './use-reading.ts'
import { useShopperSides } from './use-shopper-sides.tsx'

interface MessagesProps {
  chat: Chat
  talk: Talk
  state: TalkState
  unsent: readonly OutboxItem[]
  outbox: OwnOutbox | undefined
  isOffline: boolean
  isTyping: boolean
  /** The number of the message that a search has found. */
  found: number | undefined
  onFind: (seq: number) => void
  onQuote: (message: ChatMessage) => void
}

/** A line with the time comes before messages that come so long after the one before. */
const pauseMs = 5 * minuteMs

/** The conversation's log: messages, then those that are not stored yet. */
export function Messages(props: MessagesProps) {
  const { chat, talk, state, unsent, isTyping } = props
  const t = useTexts(chatTexts)
  const { timeline } = state
  const list = timeline?.list ?? []
  const last = list.at(-1)
  const { log, isAtEnd, onScroll, goToEnd } = useEnd({
    first: list[0]?.seq,
    last: `${last?.seq} ${unsent.length} ${isTyping}`,
    isOwn: unsent.length > 0,
    onTop: () => void talk.loadOlder(),
  })
  useReading(chat.pkId, timeline, isAtEnd)
  const seen = useSeen(last?.seq ?? 0, isAtEnd)
  const below = list.filter(({ seq, side }) => seq > seen && side !== 'user').length
  return (
    <div className="relative grid min-h-0">
      <div
        ref={log}
        role="log"
        aria-label={t.log}
        // Scrolls by keys, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        className="overflow-y-auto overscroll-contain outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div className="flex min-h-full flex-col gap-3.5 px-3 pt-4.5 pb-3 lg:px-6">
          <Beginning chat={chat} talk={talk} state={state} />
          <Said {...props} />
          {isTyping && <p className="text-12 text-ink-3">{t.typing}</p>}
        </div>
      </div>
      {!isAtEnd && below > 0 && (
        <button
          type="button"
          onClick={goToEnd}
          className="absolute bottom-3 left-1/2 flex min-h-9 -translate-x-1/2 items-center gap-1.5 rounded-full bg-surface px-3.5 text-13 font-medium text-jade-text shadow-e-2 max-lg:min-h-11"
        >
          <Icon of={arrowDownIcon} size={14} />
          {t.below(below)}
        </button>
      )}
    </div>
  )
}

/** What comes before the first message: placeholders, a failure, or a warning at the beginning of all. */
function Beginning({ chat, talk, state }: Pick<MessagesProps, 'chat' | 'talk' | 'state'>) {
  const t = useTexts(chatTexts)
  const { timeline, hasFailed, isLoadingOlder } = state
  if (!timeline && !hasFailed) return <Placeholders />
  if (!timeline)
    return (
      <div role="alert" className="m-auto grid justify-items-center gap-3 text-13 text-ink-2">
        {t.notLoaded}
        <Button size="sm" onClick={() => void talk.refresh()}>
          {t.again}
        </Button>
      </div>
    )
  if (isLoadingOlder)
    return (
      <span className="self-center text-ink-3">
        <Spinner />
      </span>
    )
  return !timeline.hasOlder && !chat.isOfficial && <SystemLine text={t.safety(chat.shopName)} />
}

function Said(props: MessagesProps) {
  const { chat, talk, state, unsent, outbox, isOffline } = props
  const { timeline } = state
  const list = timeline?.list ?? []
  const sides = useShopperSides(chat)
  const cardOf = useCards([...list.map(({ text }) => text), ...unsent.map(({ data }) => data)])
  return (
    <>
      {timeline?.list.map((message, at) => (
        <Fragment key={message.seq}>
          {message.at - (list[at - 1]?.at ?? 0) > pauseMs && (
            <Time at={message.at} className="figures self-center text-12 text-ink-3" />
          )}
          <MessageView
            message={message}
            marks={timeline.marks}
            sides={sides}
            card={cardOf(message.text)}
            isFound={props.found === message.seq}
            onQuote={() => props.onQuote(message)}
            onRecalled={() => void talk.refresh()}
            onOpenQuote={props.onFind}
          />
        </Fragment>
      ))}
      {unsent.map((item) => (
        <UnsentView
          key={item.localId}
          item={item}
          sides={sides}
          isOffline={isOffline}
          card={cardOf(item.data)}
          onRetry={() => void outbox?.retry(item.localId)}
          onDrop={() => void outbox?.drop(item.localId)}
        />
      ))}
    </>
  )
}

/** The last message that the reader has seen at the end of the log. */
function useSeen(last: number, isAtEnd: boolean): number {
  const [seen, setSeen] = useState(last)
  if ((isAtEnd || seen === 0) && seen !== last) setSeen(last)
  return seen
}

function Placeholders() {
  return (
    <>
      <Skeleton className="h-10 w-48 rounded-lg" />
      <Skeleton className="ml-auto h-10 w-36 rounded-lg" />
      <Skeleton className="h-16 w-60 rounded-lg" />
    </>
  )
}
