import { useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import { useEffect, useRef } from 'react'
import type { ChatCard, ChatMessage } from '../../contract.ts'
import type { Marks } from '../talk/timeline.ts'
import { MessageActs } from './message-acts.tsx'
import { MessageBody } from './message-body.tsx'
import { MessageFrame } from './message-frame.tsx'
import { QuoteLine } from './quote-line.tsx'
import type { Sides } from './sides.ts'
import { messageTexts } from './texts.ts'

interface MessageViewProps {
  message: ChatMessage
  marks: Marks
  sides: Sides
  card: ChatCard | undefined
  /** The message that a search or a quote has led to. */
  isFound: boolean
  onQuote: () => void
  onRecalled: () => void
  onOpenQuote: (seq: number) => void
}

/** A stored message: its content, what it answers, and how far it has come. */
export function MessageView(props: MessageViewProps) {
  const { message, marks, sides, card, isFound, onOpenQuote } = props
  const { quote } = message
  const t = useTexts(messageTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFound) place.current?.scrollIntoView({ block: 'center' })
  }, [isFound])
  const isMine = message.side === sides.mine
  const name = sides.nameOf(message)
  if (message.side === 'system') return <SystemLine text={message.text.text} />
  const isOwn = isMine && (!sides.hasColleagues || message.localId !== undefined)
  if (message.recalled) return <SystemLine text={isOwn ? t.youRecalled : t.theyRecalled(name)} />
  return (
    <div ref={place} className={classNames('flex scroll-m-4 flex-col rounded-lg', isFound && 'bg-jade-soft')}>
      <MessageFrame isMine={isMine} sides={sides} name={name} agentName={message.agentName}>
        {quote && (
          <QuoteLine name={sides.nameOf(quote)} quote={quote} onOpen={() => onOpenQuote(quote.seq)} />
        )}
        <MessageBody said={message.text} isMine={isMine} card={card} sides={sides} />
        <MessageActs {...props} isMine={isMine}>
          {isMine && <SentMark seq={message.seq} marks={marks} />}
          {isMine && sides.hasColleagues && (
            <span className="text-12 text-ink-3">
              <bdi>{name}</bdi> ·
            </span>
          )}
        </MessageActs>
      </MessageFrame>
    </div>
  )
}

export function SystemLine({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      className="max-w-[92%] self-center rounded-full bg-hover px-3 py-1 text-center text-12 text-ink-3"
    >
      {text}
    </p>
  )
}

function SentMark({ seq, marks }: { seq: number; marks: Marks }) {
  const t = useTexts(messageTexts)
  if (seq <= marks.peerReadSeq) return <span className="text-12 text-ink-3">{t.read}</span>
  const text = seq <= marks.peerDeliveredSeq ? t.delivered : t.sent
  return <span className="text-12 text-jade-text">{text}</span>
}
