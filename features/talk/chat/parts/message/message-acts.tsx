import { toast, toastError, useTexts } from '@hojip/platform/page'
import { classNames, dotsIcon, Icon } from '@hojip/platform/ui'
import { ReportButton } from '@hojip/reports/parts/report-button'
import { useId, useState, type ReactNode } from 'react'
import type { ChatMessage } from '../../contract.ts'
import { recallMs } from '../../rules/limits.ts'
import type { Sides } from './sides.ts'
import { messageTexts } from './texts.ts'

const act = 'min-h-8 rounded-sm px-2 text-12 text-ink-2 hover:bg-hover hover:text-ink max-lg:min-h-11'

interface MessageActsProps {
  message: ChatMessage
  sides: Sides
  isMine: boolean
  onQuote: () => void
  onRecalled: () => void
  children: ReactNode
}

function useActs({ message, sides, onRecalled }: MessageActsProps) {
  const t = useTexts(messageTexts)
  const recall = async () => {
    try {
      await sides.recall(message.msgId)
      onRecalled()
    } catch (error) {
      toastError(error, t.notDone)
    }
  }
  const copy = async () => {
    // Missing without TLS.
    const { clipboard } = navigator as { clipboard?: Clipboard }
    if (!clipboard) return toast('error', t.notDone)
    await clipboard.writeText(message.text.text)
    toast('success', t.copied)
  }
  return { recall, copy }
}

/** What can be done with a message, shown by a button beside it. */
export function MessageActs(props: MessageActsProps) {
  const { message, sides, isMine, onQuote, children } = props
  const t = useTexts(messageTexts)
  const { type, text } = message.text
  const id = useId()
  const [openedAt, setOpenedAt] = useState<number>()
  const { recall, copy } = useActs(props)
  const isOpen = openedAt !== undefined
  const canRecall = message.localId !== undefined && isOpen && openedAt - message.at < recallMs
  return (
    <div
      className={classNames(
        'flex max-w-full flex-wrap items-center gap-0.5',
        isMine ? 'flex-row-reverse' : !isOpen && 'lg:-mb-5',
      )}
    >
      {children}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t.acts}
        title={t.acts}
        onClick={() => setOpenedAt(isOpen ? undefined : Date.now())}
        className={classNames(
          'grid h-6 w-8 place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink',
          'lg:opacity-0 lg:group-focus-within/message:opacity-100 lg:group-hover/message:opacity-100',
          isOpen && 'opacity-100!',
        )}
      >
        <Icon of={dotsIcon} size={18} />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="not-[[hidden]]:flex not-[[hidden]]:flex-wrap not-[[hidden]]:items-center"
      >
        <button type="button" onClick={onQuote} className={act}>
          {t.quote}
        </button>
        {type === 1 && (
          <button type="button" onClick={() => void copy()} className={act}>
            {t.copy}
          </button>
        )}
        {canRecall && (
          <button type="button" onClick={() => void recall()} className={act}>
            {t.recall}
          </button>
        )}
        {!isMine && sides.canReport && isOpen && (
          <ReportButton
            targetType="chat"
            targetId={message.msgId}
            name={type === 1 ? text : t.messageOf(sides.nameOf(message))}
            className="text-12!"
          />
        )}
      </div>
    </div>
  )
}
