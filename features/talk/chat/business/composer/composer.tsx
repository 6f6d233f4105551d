import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, classNames, closeIcon, IconButton } from '@hojip/platform/ui'
import { acceptsChatFiles, SendingFiles } from '@hojip/uploads/parts'
import { useState, type RefObject } from 'react'
import type { Quoted } from '../../parts/outbox/item.ts'
import { useFilesToSend } from '../../parts/outbox/use-files-to-send.ts'
import type { UsedOutbox } from '../../parts/outbox/use-outbox.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { KeyHint } from '../key-hint.tsx'
import { answeringTexts } from '../texts.ts'
import { InputField } from './input-field.tsx'
import { Toolbar, type Picking } from './toolbar.tsx'
import { useDraft } from './use-draft.ts'

type ComposerProps = {
  conversationId: string
  outbox: UsedOutbox
  quote: Quoted | undefined
  onUnquote: () => void
  field: RefObject<HTMLTextAreaElement | null>
  /** Notes only: a colleague serves the shopper, or the case is closed. */
  notesOnly: boolean
  onPickCard: (picking: Picking) => void
  onAddReply: () => void
}

const mostText = 2_000
const mostNote = 500
const countFrom = 200

/** What is being written, as an answer or as a note for colleagues, and how it is sent. */
function useWriting({ conversationId, outbox, quote, onUnquote, notesOnly }: ComposerProps) {
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const [text, setText] = useDraft(conversationId)
  const [wantsNote, setWantsNote] = useState(false)
  const isNote = wantsNote || notesOnly
  const note = useWrite(call('saveNote'), {
    refreshes: [call('queryNotes')],
    onSuccess: () => {
      toast('success', t.noteSaved)
      setText('')
      setWantsNote(false)
    },
  })
  const left = (isNote ? mostNote : mostText) - [...text].length
  const submit = () => {
    const words = text.trim()
    if (words === '' || left < 0) return
    if (isNote) return note.run({ conversationId, content: words })
    const data = { type: 1 as const, text: words }
    // A full outbox leaves the words in the field.
    if (!outbox.send({ conversationId, data, ...(quote ? { quote } : {}) })) return
    setText('')
    onUnquote()
  }
  const toggleNote = () => setWantsNote(!wantsNote)
  return { text, setText, isNote, toggleNote, left, submit, isSaving: note.isRunning }
}

/** Where the agent writes: an answer or a note for colleagues. Enter sends, and never from the quick replies. */
export function Composer(props: ComposerProps) {
  const { conversationId, outbox, quote, onUnquote, field, notesOnly, onPickCard, onAddReply } = props
  const t = useTexts(answeringTexts)
  const { text, setText, isNote, toggleNote, left, submit, isSaving } = useWriting(props)
  const files = useFilesToSend({
    conversationId,
    outbox,
    onSend: (data, chosen) => void outbox.send({ conversationId, data }, chosen),
  })
  const write = (act: () => void) => () => {
    act()
    field.current?.focus()
  }
  return (
    <div
      className={classNames(
        'relative border-t border-line px-3 pt-1 pb-3 lg:px-4',
        isNote ? 'bg-amber-soft' : 'bg-surface',
      )}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length === 0 || isNote) return
        event.preventDefault()
        files.queue.add(pasted)
      }}
    >
      <Toolbar
        isNote={isNote}
        notesOnly={notesOnly}
        accepts={acceptsChatFiles}
        onFiles={files.queue.add}
        onPickCard={onPickCard}
        onQuick={write(() => setText('/'))}
        onNote={write(toggleNote)}
      />
      <SendingFiles sending={files.sending} queue={files.queue} />
      {quote && !isNote && <Quote quote={quote} onRemove={onUnquote} />}
      <InputField
        conversationId={conversationId}
        field={field}
        text={text}
        isNote={isNote}
        onAddReply={onAddReply}
        onText={setText}
        onSubmit={submit}
      />
      <div className="flex items-center gap-3">
        <Hints />
        <span
          role="status"
          className={classNames('ml-auto text-12', left < 0 ? 'text-crimson' : 'text-ink-3')}
        >
          {left <= countFrom && t.left(left)}
        </span>
        <Button kind="jade" className="min-h-11!" busy={isSaving} disabled={left < 0} onClick={submit}>
          {isNote ? t.saveNote : t.send}
        </Button>
      </div>
    </div>
  )
}

function Quote({ quote, onRemove }: { quote: Quoted; onRemove: () => void }) {
  const t = useTexts(answeringTexts)
  return (
    <p className="flex items-center gap-2 rounded-md bg-inset px-2.5 text-12 text-ink-2">
      <span className="min-w-0 flex-1 truncate">
        {t.quoted(quote.name ?? '')}: <bdi>{quote.text}</bdi>
      </span>
      <IconButton of={closeIcon} label={t.unquote} size={16} onClick={onRemove} />
    </p>
  )
}

/** The keys of the field, on wide windows. */
function Hints() {
  const t = useTexts(answeringTexts)
  return (
    <span className="flex items-center gap-1.5 text-12 text-ink-3 max-lg:hidden">
      <KeyHint of="Enter" /> {t.send} <KeyHint of="Shift" />
      <KeyHint of="Enter" /> {t.newLine} <KeyHint of="Alt" />
      <KeyHint of="↓" /> {t.next}
    </span>
  )
}
