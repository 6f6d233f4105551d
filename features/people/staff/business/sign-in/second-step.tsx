import { useTexts, useWrite } from '@hojip/platform/page'
import { TextInput } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { CodeField, Form, useFormProblems, useSent } from '@hojip/accounts/parts'
import { staffTexts } from './texts.ts'

interface SecondStepProps {
  step: 'app' | 'sms' | 'enroll'
  /** The number that a code is sent to, masked. */
  phone: string | null
  /** Of the first step; absent for a signed-in user. */
  ticket?: string
  /** Seconds until another code may be sent. */
  waitSeconds: number
  problem: string | undefined
  isBusy: boolean
  onCode: (code: string) => void
}

/** Asks for an authenticator's code, a code by SMS or a recovery code. */
export function SecondStep(props: SecondStepProps) {
  const { step, phone, ticket, waitSeconds, problem, isBusy, onCode } = props
  const t = useTexts(staffTexts)
  const [code, setCode] = useState('')
  const said = useFormProblems(['smscode'])
  const id = said.idOf('smscode')
  const { seconds, begin, note, settings } = useSent(id, said.refused)
  const again = useWrite('POST /staff/sendSms', settings)
  useEffect(() => {
    begin(waitSeconds)
    document.getElementById(id)?.focus()
    // Only on mount: the step is mounted anew with every sign-in.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  const submit = () => {
    if (said.say(code.trim().length >= 6 ? {} : { smscode: t.codeMissing })) onCode(code.trim())
  }
  const sending = {
    seconds,
    note,
    isSending: again.isRunning,
    send: () => again.run(ticket ? { ticket } : {}),
  }
  const shown = said.problems.smscode ?? problem
  return (
    <Form said={said} action={t.go} isBusy={isBusy} onSubmit={submit}>
      <p className="text-ink-2">{step === 'sms' ? t.smsText(phone ?? '') : t.appText}</p>
      {step === 'sms' ? (
        <CodeField id={id} code={code} sending={sending} problem={shown} onChange={setCode} />
      ) : (
        <TextInput
          id={id}
          label={t.appCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={shown}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
    </Form>
  )
}
