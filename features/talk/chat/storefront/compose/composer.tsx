import { useTexts } from '@hojip/platform/page'
import {
  Button,
  classNames,
  closeIcon,
  IconButton,
  plusCircleIcon,
  smileyIcon,
  isOfComposition,
} from '@hojip/platform/ui'
import { SendingFiles, useDrop, usePaste } from '@hojip/uploads/parts'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Saying } from '../../contract.ts'
import type { Quoted } from '../../parts/outbox/item.ts'
import type { Chosen } from '../../parts/outbox/outbox.ts'
import { useFilesToSend } from '../../parts/outbox/use-files-to-send.ts'
import type { UsedOutbox } from '../../parts/outbox/use-outbox.ts'
import { chatTexts } from '../texts.ts'
import { EmojiPicker } from './emoji-picker.tsx'
import { ToolButtons } from './tool-buttons.tsx'
import { useDraft } from './use-draft.ts'

interface ComposerProps {
  conversationId: string
  outbox: UsedOutbox
  quoted: Quoted | undefined
  onUnquote: () => void
  /** False when the outbox is full: what was written stays. */
  onSend: (data: Saying, chosen?: Chosen) => boolean
  onTyping: () => void
  onOrders: () => void
  onProducts: () => void
}

const mostCharacters = 2_000
/** From so many characters on the counter is shown. */
const counterFrom = 1_800
/** The text and files of a message. */
function useComposing({ conversationId, outbox, onSend }: ComposerProps) {
  const [text, setText] = useDraft(conversationId)
  const field = useRef<HTMLTextAreaElement>(null)
  const { sending, queue } = useFilesToSend({ conversationId, outbox, onSend })
  const characters = [...text].length
  const canSend = text.trim() !== '' && characters <= mostCharacters
  return {
    text,
    setText,
    field,
    sending,
    queue,
    characters,
    canSend,
    send: () => {
      if (!canSend) return
      if (onSend({ type: 1, text })) setText('')
      field.current?.focus()
    },
    insert: (emoji: string) => {
      const { selectionStart: from = text.length, selectionEnd: until = text.length } = field.current ?? {}
      setText(text.slice(0, from) + emoji + text.slice(until))
    },
  }
}

type Composing = ReturnType<typeof useComposing>
type Opened = 'emoji' | 'more'

/** The field for messages with its tools: Enter sends, Shift+Enter begins a line. */
export function Composer(props: ComposerProps) {
  const { quoted, onUnquote, onTyping, onOrders, onProducts } = props
  const t = useTexts(chatTexts)
  const composing = useComposing(props)
  const { sending, queue } = composing
  const form = useRef<HTMLFormElement>(null)
  useDrop(form, queue.add)
  usePaste(form, queue.add)
  const [open, setOpen] = useState<Opened>()
  const toggle = (which: Opened) => setOpen(open === which ? undefined : which)
  const send = () => {
    composing.send()
    setOpen(undefined)
  }
  return (
    <form
      ref={form}
      className="grid flex-none grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line bg-surface px-1 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] lg:px-4 lg:pt-2 lg:pb-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <SendingFiles sending={sending} queue={queue} />
      {quoted && (
        <p className="flex items-center gap-2 rounded-md bg-inset pl-3 text-12 text-ink-2 max-lg:mx-2">
          <bdi className="min-w-0 flex-1 truncate">{t.quoting(quoted.text)}</bdi>
          <IconButton of={closeIcon} size={14} label={t.unquote} onClick={onUnquote} className="lg:size-8!" />
        </p>
      )}
      {open === 'emoji' && <EmojiPicker onPick={composing.insert} />}
      <div
        className={classNames(
          'flex flex-wrap gap-x-0.5 max-lg:order-last max-lg:justify-around',
          open !== 'more' && 'max-lg:hidden',
        )}
      >
        <ToolButtons
          isEmojiOpen={open === 'emoji'}
          onEmoji={() => toggle('emoji')}
          onFiles={queue.add}
          onOrders={onOrders}
          onProducts={onProducts}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1 max-lg:pl-2 lg:gap-3">
        <MessageField composing={composing} onSend={send} onTyping={onTyping} />
        <SendRow composing={composing} open={open} onToggle={toggle} />
      </div>
    </form>
  )
}

interface MessageFieldProps {
  composing: Composing
  onSend: () => void
  onTyping: () => void
}

function MessageField({ composing, onSend, onTyping }: MessageFieldProps) {
  const t = useTexts(chatTexts)
  const { text, setText, field, characters } = composing
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfComposition(event)) return
    event.preventDefault()
    onSend()
  }
  return (
    <textarea
      ref={field}
      value={text}
      rows={1}
      aria-label={t.field}
      placeholder={t.field}
      aria-invalid={characters > mostCharacters || undefined}
      enterKeyHint="send"
      onChange={({ target }) => {
        setText(target.value)
        if (target.value.trim() !== '') onTyping()
      }}
      onKeyDown={onKeyDown}
      className="field-sizing-content max-h-36 min-h-11 w-full resize-none overflow-y-auto leading-relaxed outline-0 placeholder:text-ink-3 max-lg:rounded-[22px] max-lg:bg-bg max-lg:px-4 max-lg:py-2.5 max-lg:text-15 max-lg:focus-visible:ring-2 max-lg:focus-visible:ring-focus lg:min-h-14 lg:rounded-sm lg:bg-transparent lg:px-2.5 lg:py-1.5 lg:focus-visible:ring-1 lg:focus-visible:ring-line-strong"
    />
  )
}

interface SendRowProps {
  composing: Composing
  open: Opened | undefined
  onToggle: (which: Opened) => void
}

/** The counter near the limit, and the buttons beside the field. */
function SendRow({ composing: { text, characters, canSend }, open, onToggle }: SendRowProps) {
  const t = useTexts(chatTexts)
  const isEmpty = text.trim() === ''
  return (
    <span className="flex items-center lg:gap-3">
      {characters >= counterFrom && (
        <span
          role="status"
          className={classNames(
            'figures text-12',
            characters > mostCharacters ? 'text-crimson' : 'text-ink-3',
          )}
        >
          {characters}/{mostCharacters}
        </span>
      )}
      <span className="text-12 text-ink-3 max-xl:hidden">{t.keys}</span>
      <IconButton
        of={smileyIcon}
        label={t.emoji}
        aria-expanded={open === 'emoji'}
        onClick={() => onToggle('emoji')}
        className="lg:hidden"
      />
      {isEmpty && (
        <IconButton
          of={plusCircleIcon}
          label={t.more}
          aria-expanded={open === 'more'}
          onClick={() => onToggle('more')}
          className="lg:hidden"
        />
      )}
      <Button
        kind="jade"
        type="submit"
        disabled={!canSend}
        className={classNames('max-lg:min-h-11!', isEmpty && 'max-lg:hidden')}
      >
        {t.send}
      </Button>
    </span>
  )
}
