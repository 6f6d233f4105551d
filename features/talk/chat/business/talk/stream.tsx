import { useLazyCall, useLiveState, useTexts, Time } from '@hojip/platform/page'
import { Button, EmptyState, Icon, noteIcon, Spinner } from '@hojip/platform/ui'
import { minuteMs } from '@hojip/platform/clock'
import { Fragment, useEffect, useState } from 'react'
import type { ChatMessage, ChatNote } from '../../contract.ts'
import { MessageView } from '../../parts/message/message-view.tsx'
import { UnsentView } from '../../parts/message/unsent-view.tsx'
import type { OutboxItem } from '../../parts/outbox/item.ts'
import type { UsedOutbox } from '../../parts/outbox/use-outbox.ts'
import { useEnd } from '../../parts/talk/use-end.ts'
import type { UsedTalk } from '../../parts/talk/use-talk.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { answeringTexts } from '../texts.ts'
import { useAgentSides } from './use-agent-sides.tsx'

type StreamProps = {
  conversationId: string
  userName: string
  used: UsedTalk
  notes: readonly ChatNote[]
  outbox: UsedOutbox
  onQuote: (message: ChatMessage) => void
}

function useCards(conversationId: string, contents: readonly { type: number; text: string }[]) {
  const call = useAgentCalls()('queryCards')
  const cards = contents.flatMap(({ type, text: id }): { type: 4 | 5 | 6; id: string }[] =>
    type === 4 || type === 5 || type === 6 ? [{ type, id }] : [],
  )
  const unique = [...new Map(cards.map((card) => [card.id, card])).values()].slice(-50)
  const found = useLazyCall(
    call,
    { conversationId, cards: unique },
    { when: unique.length > 0, keepPrevious: true, live: ['order', 'pay', 'logistics', 'refund'] },
  )
  return (id: string) => found.data?.list.find((card) => card.id === id)
}

/** The agent's messages that are not among those read; reads again as soon as one is stored. */
function useUnsent(conversationId: string, { talk, state }: UsedTalk, { items }: UsedOutbox) {
  const list = state.timeline?.list ?? []
  const lastSeq = list.at(-1)?.seq ?? 0
  const own = items.filter((item) => item.conversationId === conversationId)
  const sentSeq = Math.max(0, ...own.map(({ seq = 0 }) => seq))
  useEffect(() => {
    if (sentSeq > lastSeq) void talk.refresh()
  }, [sentSeq, lastSeq, talk])
  const known = new Set(list.map(({ localId }) => localId))
  return own.filter(({ localId, seq = Infinity }) => !known.has(localId) && seq > lastSeq)
}

/** The messages, notes of colleagues among them by time, and what is not sent yet. */
export function Stream(props: StreamProps) {
  const { conversationId, used, notes, outbox } = props
  const t = useTexts(answeringTexts)
  const { talk, state } = used
  const { timeline, hasFailed, isLoadingOlder } = state
  const messages = timeline?.list ?? []
  const unsent = useUnsent(conversationId, used, outbox)
  const { log, onScroll } = useEnd({
    first: messages[0]?.seq,
    last: `${messages.at(-1)?.seq} ${unsent.length} ${notes.length}`,
    isOwn: unsent.length > 0,
    onTop: () => void talk.loadOlder(),
  })
  const isPending = !timeline && !hasFailed
  return (
    <div
      ref={log}
      onScroll={onScroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <div
        role="log"
        aria-label={t.log}
        aria-busy={isPending}
        className="flex flex-col gap-4 px-3 py-4 lg:px-6"
      >
        {isPending && <Spinner />}
        {timeline?.hasOlder && (
          <Button
            size="sm"
            className="self-center"
            busy={isLoadingOlder}
            onClick={() => void talk.loadOlder()}
          >
            {t.earlier}
          </Button>
        )}
        {hasFailed && (
          <p role="alert" className="flex items-center justify-center gap-3 text-13 text-ink-2">
            {t.failed}
            <Button size="sm" onClick={() => void talk.refresh()}>
              {t.retry}
            </Button>
          </p>
        )}
        {timeline && messages.length === 0 && unsent.length === 0 && <EmptyState title={t.noMessages} />}
        <Said {...props} unsent={unsent} />
      </div>
    </div>
  )
}

interface SaidProps extends StreamProps {
  unsent: readonly OutboxItem[]
}

function Said({ conversationId, userName, used, notes, outbox, onQuote, unsent }: SaidProps) {
  const { talk, state } = used
  const { timeline } = state
  const messages = timeline?.list ?? []
  const sides = useAgentSides(userName)
  const isOffline = useLiveState() === 'down'
  const [found, setFound] = useState<number>()
  const cardOf = useCards(conversationId, [
    ...messages.filter(({ recalled }) => !recalled).map(({ text }) => text),
    ...unsent.map(({ data }) => data),
  ])
  const find = async (seq: number) => {
    await talk.reach(seq)
    setFound(seq)
  }
  return (
    <>
      {timeline?.list.map((message, at) => (
        <Fragment key={message.msgId}>
          <NotesBetween notes={notes} after={messages[at - 1]?.at ?? 0} until={message.at} />
          <TimeLine message={message} before={messages[at - 1]} />
          <MessageView
            message={message}
            sides={sides}
            marks={timeline.marks}
            card={cardOf(message.text.text)}
            isFound={found === message.seq}
            onQuote={() => onQuote(message)}
            onRecalled={() => void talk.refresh()}
            onOpenQuote={(seq) => void find(seq)}
          />
        </Fragment>
      ))}
      <NotesBetween notes={notes} after={messages.at(-1)?.at ?? 0} until={Number.POSITIVE_INFINITY} />
      {unsent.map((item) => (
        <UnsentView
          key={item.localId}
          item={item}
          sides={sides}
          isOffline={isOffline}
          card={cardOf(item.data.text)}
          onRetry={() => void outbox.outbox?.retry(item.localId)}
          onDrop={() => void outbox.outbox?.drop(item.localId)}
        />
      ))}
    </>
  )
}

type BetweenProps = { notes: readonly ChatNote[]; after: number; until: number }

/** Notes written between two messages: colleagues see them, the shopper does not. */
function NotesBetween({ notes, after, until }: BetweenProps) {
  const t = useTexts(answeringTexts)
  return notes
    .filter(({ at }) => at > after && at <= until)
    .toReversed()
    .map(({ pkId, content, authorName, time }) => (
      <p
        key={pkId}
        className="flex w-fit max-w-[80%] gap-2 justify-self-center rounded-md bg-amber-soft px-3.5 py-2 text-13 text-amber contrast-more:border contrast-more:border-dashed contrast-more:border-amber"
      >
        <Icon of={noteIcon} size={16} className="mt-0.5 flex-none" />
        <span>
          <b className="font-bold">{t.noteFor}</b> · <bdi className="break-words">{content}</bdi> —{' '}
          {authorName} <Time at={time} form="clock" className="figures" />
        </span>
      </p>
    ))
}

const pauseMs = 5 * minuteMs

/** The full time, before the first message and after each pause. */
function TimeLine({ message, before }: { message: ChatMessage; before: ChatMessage | undefined }) {
  if (before && message.at - before.at < pauseMs) return null
  return <Time at={message.at} className="figures text-center text-12 text-ink-3" />
}
