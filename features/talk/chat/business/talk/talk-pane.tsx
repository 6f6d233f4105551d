import { useLazyCall, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import { Icon, pencilIcon } from '@hojip/platform/ui'
import { useEffect, useState, type RefObject } from 'react'
import type { ChatCustomer, QueuedChat } from '../../contract.ts'
import { useShortText } from '../../parts/message/quote-line.tsx'
import type { Quoted } from '../../parts/outbox/item.ts'
import type { UsedOutbox } from '../../parts/outbox/use-outbox.ts'
import { useTalk, type UsedTalk } from '../../parts/talk/use-talk.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { CardPicker } from '../acts/card-picker.tsx'
import { Composer } from '../composer/composer.tsx'
import type { Picking } from '../composer/toolbar.tsx'
import { answeringTexts } from '../texts.ts'
import type { CaseActs } from '../acts/use-case-acts.tsx'
import { Stream } from './stream.tsx'
import { TalkHead } from './talk-head.tsx'
import { useTypingSeen } from './use-typing.ts'

type TalkPaneProps = {
  conversationId: string
  chat: QueuedChat | undefined
  customer: ChatCustomer | undefined
  outbox: UsedOutbox
  acts: CaseActs
  field: RefObject<HTMLTextAreaElement | null>
  onDetails: () => void
  onSettings: () => void
}

/** Marks what the agent sees as read, while the window is in front and the case is theirs. */
function useReading(conversationId: string, { state: { timeline } }: UsedTalk, isMine: boolean) {
  const call = useAgentCalls()
  const { run } = useWrite(call('setRead'), { quiet: true, refreshes: [call('queryQueues')] })
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const onChange = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  const lastSeq = timeline?.list.at(-1)?.seq ?? 0
  const upTo = timeline && timeline.marks.readSeq < lastSeq ? lastSeq : undefined
  useEffect(() => {
    if (upTo !== undefined && isVisible && isMine) run({ conversationId, seq: upTo })
    // `run` is another function after each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [conversationId, upTo, isVisible, isMine])
}

/** A conversation: its messages, and the field that answers. */
export function TalkPane(props: TalkPaneProps) {
  const { conversationId, chat, customer, outbox, acts, field, onDetails, onSettings } = props
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const short = useShortText()
  const myId = useViewer()?.pkId
  const used = useTalk(conversationId, { call: call('queryHistory'), mine: 'shop' })
  const notes = useLazyCall(call('queryNotes'), { conversationId }, { live: 'desk' })
  const typing = useTypingSeen(conversationId)
  const [quote, setQuote] = useState<Quoted>()
  const [picking, setPicking] = useState<Picking>()
  const isMine = chat?.state === 'serving' && chat.agentId === myId
  const isColleagues = chat?.state === 'serving' && !isMine
  useReading(conversationId, used, isMine)
  const userName = chat?.userName ?? customer?.userName ?? ''
  return (
    <section aria-label={userName} className="flex min-h-0 min-w-0 flex-col bg-bg">
      <TalkHead
        chat={chat}
        userName={userName}
        myId={myId}
        typing={typing}
        acts={acts}
        onDetails={onDetails}
      />
      <Stream
        conversationId={conversationId}
        userName={userName}
        used={used}
        notes={notes.data?.list ?? []}
        outbox={outbox}
        onQuote={({ msgId, text, side, agentName }) => {
          setQuote({ msgId, text: short(text), name: side === 'user' ? userName : (agentName ?? t.you) })
          field.current?.focus()
        }}
      />
      {typing?.side === 'shop' && (
        <p role="status" className="flex items-center gap-2 bg-amber-soft px-4 py-1.5 text-13 text-amber">
          <Icon of={pencilIcon} size={14} />
          <bdi className="truncate">{t.colleagueTypes(typing.name, typing.draft)}</bdi>
        </p>
      )}
      {!isMine && chat && <Hint chat={chat} />}
      <Composer
        conversationId={conversationId}
        outbox={outbox}
        quote={quote}
        onUnquote={() => setQuote(undefined)}
        field={field}
        notesOnly={isColleagues || chat?.state === 'closed'}
        onPickCard={setPicking}
        onAddReply={onSettings}
      />
      {picking && (
        <CardPicker
          picking={picking}
          customer={customer}
          onSend={(type, id) => outbox.send({ conversationId, data: { type, text: id } })}
          onClose={() => setPicking(undefined)}
        />
      )}
    </section>
  )
}

/** Why the agent does not simply answer. */
function Hint({ chat: { state } }: { chat: QueuedChat }) {
  const t = useTexts(answeringTexts)
  const texts = { waiting: t.takeFirst, serving: t.takenByColleague, closed: t.sendReopens }
  return <p className="border-t border-line bg-inset px-4 py-2 text-13 text-ink-2">{texts[state]}</p>
}
