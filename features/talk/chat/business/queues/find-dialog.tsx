import { useTexts } from '@hojip/platform/page'
import { classNames, Dialog, inputStyle, isOfComposition } from '@hojip/platform/ui'
import { useId, useState, type KeyboardEvent } from 'react'
import type { QueuedChat } from '../../contract.ts'
import { answeringTexts } from '../texts.ts'

type FindDialogProps = {
  chats: readonly QueuedChat[]
  onOpen: (conversationId: string) => void
  onClose: () => void
}

const most = 12

/** Finds a conversation of the lists by the name or the last words. */
export function FindDialog({ chats, onOpen, onClose }: FindDialogProps) {
  const t = useTexts(answeringTexts)
  const id = useId()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const wanted = words.trim().toLowerCase()
  const found = chats
    .filter(({ userName, lastShortText }) => `${userName}\n${lastShortText}`.toLowerCase().includes(wanted))
    .slice(0, most)
  const at = Math.min(chosen, Math.max(found.length - 1, 0))
  const open = (one: QueuedChat | undefined) => {
    if (!one) return
    onClose()
    onOpen(one.conversationId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfComposition(event)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setChosen((at + step + found.length) % found.length)
    } else if (event.key === 'Enter') open(found[at])
  }
  return (
    <Dialog title={t.findLabel} onClose={onClose}>
      <input
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        aria-label={t.findHint}
        placeholder={t.findHint}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
        className={inputStyle}
      />
      <div id={id} role="listbox" tabIndex={-1} aria-label={t.lists} className="mt-2">
        {found.map((one, index) => (
          // The keys are those of the field above.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={one.conversationId}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => open(one)}
            className={classNames(
              'min-h-11 cursor-pointer rounded-md px-3 py-2 text-13',
              index === at ? 'bg-jade-soft' : 'hover:bg-hover',
            )}
          >
            <bdi className="block font-medium">{one.userName}</bdi>
            <bdi className="block truncate text-12 text-ink-3">{one.lastShortText}</bdi>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="py-3 text-13 text-ink-2">
          {t.findNone}
        </p>
      )}
    </Dialog>
  )
}
