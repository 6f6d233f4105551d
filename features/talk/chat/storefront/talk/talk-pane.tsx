import { useLiveState, useTexts } from '@hojip/platform/page'
import { Notice, Sheet } from '@hojip/platform/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { Chat, OpenedChat, Saying } from '../../contract.ts'
import { Composer } from '../compose/composer.tsx'
import { QuickSentences } from '../compose/quick-sentences.tsx'
import { WaitingCard } from '../compose/waiting-card.tsx'
import type { ListActs } from '../list/use-list-acts.ts'
import { useShortText } from '../../parts/message/quote-line.tsx'
import type { Quoted } from '../../parts/outbox/item.ts'
import type { Chosen } from '../../parts/outbox/outbox.ts'
import type { UsedOutbox } from '../../parts/outbox/use-outbox.ts'
import { Panel, type PanelTab } from '../panel/panel.tsx'
import { chatTexts } from '../texts.ts'
import { AwayNotice } from '../alerts/away-notice.tsx'
import { FoundBar } from './found-bar.tsx'
import { Messages } from './messages.tsx'
import { TalkHead } from './talk-head.tsx'
import { useTalk } from '../../parts/talk/use-talk.ts'
import { usePeerTyping, useTellTyping } from './use-typing.ts'

interface TalkPaneProps {
  chat: Chat
  opened: OpenedChat | undefined
  /** The words by which the shopper has found this conversation. */
  keyword: string
  outbox: UsedOutbox
  unreadElsewhere: number
  acts: ListActs
  /** The waiting card was sent or dismissed. */
  onCardDone: () => void
  panelTab: PanelTab
  onPanelTab: (tab: PanelTab) => void
  /** Shown above the field. */
  aboveInput?: ReactNode
  /** The panel of a conversation that is with no shop. */
  renderPanel?: (onSendOrder: (orderId: string) => void) => ReactNode
}

/** The messages of a conversation that are not stored yet, and a function that adds one. */
function useSending({ chat, outbox }: TalkPaneProps, { talk, state }: ReturnType<typeof useTalk>) {
  const { pkId: conversationId } = chat
  const lastSeq = state.timeline?.list.at(-1)?.seq ?? 0
  const own = outbox.items.filter((item) => item.conversationId === conversationId)
  const sentSeq = Math.max(0, ...own.map(({ seq = 0 }) => seq))
  useEffect(() => {
    if (sentSeq > lastSeq) void talk.refresh()
  }, [sentSeq, lastSeq, talk])
  const known = new Set(state.timeline?.list.map(({ localId }) => localId))
  return {
    unsent: own.filter(({ localId, seq = Infinity }) => !known.has(localId) && seq > lastSeq),
    add: (data: Saying, quote: Quoted | undefined, chosen?: Chosen) =>
      outbox.send({ conversationId, data, ...(quote ? { quote } : {}) }, chosen),
    lastSeq,
  }
}

/** One conversation: head, log, and the field. Rendered in the browser only. */
export function TalkPane(props: TalkPaneProps) {
  const { chat, opened, outbox } = props
  const t = useTexts(chatTexts)
  const { pkId: conversationId } = chat
  const { talk, state } = useTalk(conversationId)
  const { unsent, add, lastSeq } = useSending(props, { talk, state })
  const [quoted, setQuoted] = useState<Quoted>()
  const [found, setFound] = useState<number>()
  const shortText = useShortText()
  const isOffline = useLiveState() === 'down'
  const isTyping = usePeerTyping(conversationId, lastSeq)
  const send = (data: Saying, chosen?: Chosen) => {
    const isTaken = add(data, quoted, chosen)
    if (isTaken) setQuoted(undefined)
    return isTaken
  }
  const find = async (seq: number) => {
    await talk.reach(seq)
    setFound(seq)
  }
  return (
    <section
      aria-label={t.talkWith(chat.shopName)}
      className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-bg max-lg:fixed max-lg:inset-0 max-lg:z-40"
    >
      <div>
        <TalkHead
          chat={chat}
          partner={opened?.partner}
          unreadElsewhere={props.unreadElsewhere}
          acts={props.acts}
        />
        {!isOffline && <AwayNotice partner={opened?.partner} />}
        {isOffline && (
          <Notice tone="amber" live>
            {t.offline}
          </Notice>
        )}
        {props.keyword !== '' && (
          <FoundBar
            conversationId={conversationId}
            keyword={props.keyword}
            onFind={(seq) => void find(seq)}
          />
        )}
      </div>
      <Messages
        chat={chat}
        talk={talk}
        state={state}
        unsent={unsent}
        isOffline={isOffline}
        isTyping={isTyping}
        found={found}
        outbox={outbox.outbox}
        onFind={(seq) => void find(seq)}
        onQuote={({ msgId, text }) => setQuoted({ msgId, text: shortText(text) })}
      />
      <Foot {...props} quoted={quoted} onUnquote={() => setQuoted(undefined)} onSend={send} />
    </section>
  )
}

interface FootProps extends TalkPaneProps {
  quoted: Quoted | undefined
  onUnquote: () => void
  /** False when the outbox is full: what was written stays. */
  onSend: (data: Saying, chosen?: Chosen) => boolean
}

/** The card that waits, quick questions, the field, and on phones the sheet with orders and products. */
function Foot(props: FootProps) {
  const { chat, opened, panelTab, onPanelTab, onCardDone, quoted, onUnquote, onSend } = props
  const t = useTexts(chatTexts)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const tellTyping = useTellTyping(chat.pkId)
  const openPanel = (tab: PanelTab) => {
    onPanelTab(tab)
    if (!matchMedia('(min-width: 1024px)').matches) setSheetOpen(true)
  }
  const sendCard = (type: 4 | 5, id: string) => {
    const isTaken = onSend({ type, text: id })
    setSheetOpen(false)
    return isTaken
  }
  const card = opened?.card
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {card && !card.gone && (
        <WaitingCard
          card={card}
          onDismiss={onCardDone}
          onSend={() => {
            if (card.type === 6 || sendCard(card.type, card.id)) onCardDone()
          }}
        />
      )}
      {props.aboveInput}
      <QuickSentences isShop={!chat.isOfficial} onSend={(text) => void onSend({ type: 1, text })} />
      <Composer
        conversationId={chat.pkId}
        quoted={quoted}
        onUnquote={onUnquote}
        onSend={onSend}
        outbox={props.outbox}
        onTyping={tellTyping}
        onOrders={() => openPanel('orders')}
        onProducts={() => openPanel('products')}
      />
      {isSheetOpen && (
        <Sheet title={t.panel} onClose={() => setSheetOpen(false)}>
          {chat.shopId === null ? (
            props.renderPanel?.((id) => void sendCard(4, id))
          ) : (
            <Panel
              shopId={chat.shopId}
              tab={panelTab}
              onTab={onPanelTab}
              onSendOrder={(id) => void sendCard(4, id)}
              onSendProduct={(id) => void sendCard(5, id)}
            />
          )}
        </Sheet>
      )}
    </div>
  )
}
