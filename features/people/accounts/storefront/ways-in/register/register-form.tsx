import { useTexts, useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import { mobileNumber } from '@hojip/policy/phone'
import { Consent, type ConsentGiven } from '../../../parts/ways-in/consent.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { lastPhone } from '../../../parts/ways-in/phone/last-phone.ts'
import { NewPassword } from '../password/new-password.tsx'
import { PhoneAndCode, usePhoneFaults, type PhoneFormProps } from '../phone/phone-and-code.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useAgreement } from '../../../parts/ways-in/use-agreement.ts'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { usePasswordCheck } from '../password/use-password-check.ts'
import { useEnter } from '../use-way-in.ts'

/** Phone, code, an optional password, and consent. */
export function RegisterForm({ number, onNumber, agreed, onAgreed }: PhoneFormProps & ConsentGiven) {
  const t = useTexts(waysInTexts)
  const { enter, isEntering } = useEnter()
  const [smscode, setSmscode] = useState('')
  const [password, setPassword] = useState('')
  const state = usePasswordCheck(password, mobileNumber(number.phone, number.country) ?? null)
  const phoneFaults = usePhoneFaults()
  const said = useFormProblems(['phone', 'smscode', 'password', 'agreed'])
  const { agreeVersion, handlers } = useAgreement(said)
  const registering = useWrite('POST /webRegister', {
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
      ...(state.problem ? { password: t.unfit[state.problem] } : {}),
      ...(agreed ? {} : { agreed: t.missing.agreed }),
    })
    if (isRight) registering.run({ ...number, smscode, agreeVersion, ...(password ? { password } : {}) })
  }
  return (
    <Form said={said} action={t.register} isBusy={registering.isRunning || isEntering} onSubmit={submit}>
      <PhoneAndCode
        scene="register"
        number={number}
        onNumber={onNumber}
        smscode={smscode}
        onCode={setSmscode}
        said={said}
      />
      <NewPassword
        id={said.idOf('password')}
        label={t.passwordOptional}
        password={password}
        problem={said.problems.password}
        state={state}
        onChange={setPassword}
      />
      <Consent agreed={agreed} onChange={onAgreed} said={said} />
    </Form>
  )
}
