import { useTexts } from '@hojip/platform/page'
import { useState, type ReactNode } from 'react'
import { isSmsCode } from '../../../rules/codes/sms-code.ts'
import { CodeField } from '../../../parts/ways-in/phone/code-field.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { useOwnCodeSending } from '../../../parts/ways-in/phone/use-code-sending.ts'
import type { FormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { meTexts } from '../texts.ts'

interface OwnCodeFormProps {
  /** What the code is for. */
  scene: 'stepUp' | 'change'
  said: FormProblems<'smscode'>
  action: string
  isBusy: boolean
  onCode: (smscode: string) => void
  /** Tells where the code is sent. */
  children: ReactNode
}

/** Asks for a code that was sent to the user's own number. */
export function OwnCodeForm({ scene, said, action, isBusy, onCode, children }: OwnCodeFormProps) {
  const t = useTexts(meTexts)
  const [code, setCode] = useState('')
  const sending = useOwnCodeSending(scene, said)
  const submit = () => {
    if (said.say(isSmsCode(code) ? {} : { smscode: t.codeMissing })) onCode(code)
  }
  return (
    <Form said={said} action={action} isBusy={isBusy} onSubmit={submit}>
      {children}
      <CodeField
        id={said.idOf('smscode')}
        code={code}
        problem={said.problems.smscode}
        onChange={setCode}
        sending={sending}
      />
    </Form>
  )
}
