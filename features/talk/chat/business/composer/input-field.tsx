import { isOfComposition } from '@hojip/platform/ui'
import { useTexts } from '@hojip/platform/page'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import { useTellTyping } from '../talk/use-typing.ts'
import { answeringTexts } from '../texts.ts'
import { slashWords } from './quick-matches.ts'
import { QuickMenu } from './quick-menu.tsx'
import { useQuick } from './use-quick.ts'

type InputFieldProps = {
  conversationId: string
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  isNote: boolean
  onText: (text: string) => void
  onSubmit: () => void
  onAddReply: () => void
}

/** The field, with the quick replies above it after a slash. */
export function InputField(props: InputFieldProps) {
  const { conversationId, field, text, isNote, onText, onSubmit, onAddReply } = props
  const t = useTexts(answeringTexts)
  const listId = useId()
  const quick = useQuick(text, isNote, onText)
  const tell = useTellTyping(conversationId)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends the writing of a Chinese or Korean word is not for us.
    if (isOfComposition(event)) return
    if (quick.onKey(event)) return event.preventDefault()
    if (event.key === 'Escape') return event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.ctrlKey) return
    event.preventDefault()
    onSubmit()
  }
  const { words = '', found, at } = quick
  const isOpen = quick.words !== undefined
  const hasList = isOpen && found.length > 0
  const wires = isOpen
    ? ({
        role: 'combobox',
        'aria-expanded': hasList,
        'aria-autocomplete': 'list',
        'aria-controls': listId,
        'aria-activedescendant': hasList ? `${listId}-${at}` : undefined,
      } as const)
    : {}
  return (
    <>
      {isOpen && (
        <QuickMenu id={listId} words={words} found={found} at={at} onPick={quick.pick} onAdd={onAddReply} />
      )}
      <textarea
        {...wires}
        ref={field}
        rows={2}
        value={text}
        aria-label={isNote ? t.noteInput : t.input}
        placeholder={isNote ? t.noteHint : t.inputHint}
        onChange={({ target: { value } }) => {
          onText(value)
          if (!isNote && slashWords(value) === undefined) tell(value)
        }}
        onKeyDown={onKeyDown}
        className="mb-1 field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-md bg-transparent px-1 py-2 text-16 leading-body lg:text-15"
      />
    </>
  )
}
