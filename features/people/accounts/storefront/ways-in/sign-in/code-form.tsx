import { useTexts, useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import { Consent, type ConsentGiven } from '../../../parts/ways-in/consent.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { lastPhone } from '../../../parts/ways-in/phone/last-phone.ts'
import { PhoneAndCode, usePhoneFaults, type PhoneFormProps } from '../phone/phone-and-code.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useAgreement } from '../../../parts/ways-in/use-agreement.ts'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { useEnter } from '../use-way-in.ts'

/** Phone, code and consent; a new number gets an account. */
export function CodeForm({ number, onNumber, agreed, onAgreed }: PhoneFormProps & ConsentGiven) {
  const t = useTexts(waysInTexts)
  const { enter, isEntering } = useEnter()
  const [smscode, setSmscode] = useState('')
  const phoneFaults = usePhoneFaults()
  const said = useFormProblems(['phone', 'smscode', 'agreed'])
  const { agreeVersion, handlers } = useAgreement(said)
  const login = useWrite('POST /sms/login', {
    ...handlers,
    successCode: '10000',
    onSuccess: (user) => {
      lastPhone.keep(number)
      void enter(user)
    },
  })
  const submit = () => {
    const isRight = said.say({
      ...phoneFaults(number, smscode),
      ...(agreed ? {} : { agreed: t.missing.agreed }),
    })
    if (isRight) login.run({ ...number, smscode, agreed: true, agreeVersion })
  }
  return (
    <Form said={said} action={t.signIn} isBusy={login.isRunning || isEntering} onSubmit={submit}>
      <PhoneAndCode
        scene="login"
        number={number}
        onNumber={onNumber}
        smscode={smscode}
        onCode={setSmscode}
        said={said}
      />
      <Consent agreed={agreed} onChange={onAgreed} said={said} />
    </Form>
  )
}
