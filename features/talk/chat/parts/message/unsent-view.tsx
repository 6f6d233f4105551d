import { useTexts } from '@hojip/platform/page'
import { Icon, warningCircleFillIcon } from '@hojip/platform/ui'
import type { ChatCard } from '../../contract.ts'
import type { OutboxItem } from '../outbox/item.ts'
import type { Sides } from './sides.ts'
import { messageTexts } from './texts.ts'
import { MessageBody } from './message-body.tsx'
import { MessageFrame } from './message-frame.tsx'

interface UnsentViewProps {
  item: OutboxItem
  sides: Sides
  card: ChatCard | undefined
  /** The device has no connection now. */
  isOffline: boolean
  onRetry: () => void
  onDrop: () => void
}

/** A message of the outbox. */
export function UnsentView({ item, sides, card, isOffline, onRetry, onDrop }: UnsentViewProps) {
  const t = useTexts(messageTexts)
  const hasFailed = item.state === 'failed'
  return (
    <MessageFrame isMine sides={sides} name={t.you}>
      {item.quote && <p className="line-clamp-2 max-w-full text-12 text-ink-3">{item.quote.text}</p>}
      <div className="flex max-w-full flex-wrap items-center justify-end gap-2">
        {hasFailed && (
          <button
            type="button"
            onClick={onRetry}
            className="flex min-h-8 items-center gap-1 rounded-sm px-1.5 text-12 text-crimson hover:bg-hover max-lg:min-h-11"
          >
            <Icon of={warningCircleFillIcon} size={14} />
            {t.sendAgain}
          </button>
        )}
        <MessageBody said={item.data} isMine isUnsent={item.state !== 'sent'} card={card} sides={sides} />
      </div>
      {hasFailed ? (
        <span className="flex flex-wrap items-center justify-end gap-1 text-12 text-crimson">
          <span role="alert">{item.problem}</span>
          <button type="button" onClick={onDrop} className="min-h-6 px-1 text-ink-2 underline">
            {t.drop}
          </button>
        </span>
      ) : (
        <span className="text-12 text-ink-3">
          {item.state === 'sent' ? t.sent : isOffline ? t.waitsForConnection : t.sending}
        </span>
      )}
    </MessageFrame>
  )
}
