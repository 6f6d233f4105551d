import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button, TextArea } from '../ui/index.ts'

interface AnsweringProps {
  label: string
  /** What is answered, for those who do not see it. */
  name: string
  /** Whether there is an answer, which the button changes. */
  isGiven?: boolean
  /** The form, which gets the handler that closes it. */
  children: (close: () => void) => ReactNode
}

/** The button that opens a form below it. It stays where it is, so that the focus can return to it. */
export function Answering({ label, name, isGiven = false, children }: AnsweringProps) {
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    opener?.focus()
  }
  return (
    <>
      <Button
        ref={setOpener}
        kind={isGiven ? 'outline' : 'jadeLine'}
        size="sm"
        className="mt-3 max-lg:min-h-11!"
        aria-label={name}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && children(close)}
    </>
  )
}

interface AnswerFormProps {
  name: string
  texts: { field: string; fieldHint: string; missing: string; cancel: string; send: string }
  maxLength: number
  /** The answer, to be changed. */
  given?: string | undefined
  isBusy: boolean
  onSend: (content: string) => void
  onClose: () => void
}

/** The form for the one answer to what is above it. */
export function AnswerForm({ name, texts, maxLength, given = '', isBusy, onSend, onClose }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Somebody has just pressed the button that opens the form.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const [content, setContent] = useState(given)
  const [isTried, setTried] = useState(false)
  const isMissing = content.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) onSend(content.trim())
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={name}
      onSubmit={submit}
      className="mt-3 grid gap-3 rounded-md bg-inset p-3"
    >
      <TextArea
        label={texts.field}
        hint={texts.fieldHint}
        error={isTried && isMissing ? texts.missing : undefined}
        maxLength={maxLength}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button className="min-h-11!" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" kind="jade" className="min-h-11!" busy={isBusy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
