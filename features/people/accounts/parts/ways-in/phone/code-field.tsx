import { useTexts } from '@hojip/platform/page'
import { Button, TextInput } from '@hojip/platform/ui'
import { smsCodeIn } from '../../../rules/codes/sms-code.ts'
import { waysInTexts } from '../texts.ts'

export interface CodeSending {
  /** Seconds until another code may be sent. */
  seconds: number
  isSending: boolean
  /** How much of the automatic check is done, from 0 to 1. */
  progress?: number | undefined
  /** The text about the message meanwhile. */
  note?: string | undefined
  send: () => void
}

interface CodeFieldProps {
  id: string
  code: string
  problem: string | undefined
  onChange: (code: string) => void
  sending: CodeSending
}

/** The field for a code by SMS, which phones fill in and which can be pasted, and the button that sends a code. */
export function CodeField({ id, code, problem, onChange, sending }: CodeFieldProps) {
  const t = useTexts(waysInTexts)
  const { seconds, isSending, progress, note, send } = sending
  const status = progress === undefined ? note : t.checking
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextInput
        id={id}
        label={t.code}
        hint={t.codeHint}
        name="smscode"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={problem}
        onChange={(event) => onChange(smsCodeIn(event.target.value))}
      />
      <Button
        kind="outline"
        // Below the label’s line, whose height differs by language.
        className="mt-[calc(0.8125rem*var(--lh)+6px)] min-h-11! min-w-28 tabular-nums"
        disabled={seconds > 0}
        busy={isSending}
        onClick={send}
      >
        {seconds > 0 ? t.sendAgain(seconds) : t.sendCode}
      </Button>
      <div role="status" className="col-span-full grid gap-1 text-13 text-ink-2 empty:hidden">
        {status}
        {progress !== undefined && (
          <progress className="h-1 w-full" value={progress} aria-label={t.checking} />
        )}
      </div>
    </div>
  )
}
