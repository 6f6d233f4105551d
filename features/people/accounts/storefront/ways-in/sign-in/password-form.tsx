import { forgotHref } from '@hojip/hrefs/accounts'
import { Link, useTexts, useWrite } from '@hojip/platform/page'
import { PasswordInput } from '@hojip/platform/ui'
import { useState } from 'react'
import { isMobileNumber } from '@hojip/policy/phone'
import type { PhoneFormProps } from '../phone/phone-and-code.tsx'
import { Consent, type ConsentGiven } from '../../../parts/ways-in/consent.tsx'
import { DeviceForm, newDeviceOf, type NewDevice } from './device-form.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { lastPhone } from '../../../parts/ways-in/phone/last-phone.ts'
import { PhoneFields } from '../../../parts/ways-in/phone/phone-fields.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { focusSoon, useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { useEnter } from '../use-way-in.ts'

/** Account, password and consent. An unknown device is asked for a code, too. */
export function PasswordForm(props: PhoneFormProps & ConsentGiven & { redirect?: string | undefined }) {
  const { number, onNumber, agreed, onAgreed, redirect } = props
  const t = useTexts(waysInTexts)
  const { enter, isEntering } = useEnter()
  const [password, setPassword] = useState('')
  const [device, setDevice] = useState<NewDevice>()
  const said = useFormProblems(['account', 'password', 'agreed'])
  const login = useWrite('POST /login', {
    ...said.handlers,
    successCode: '10000',
    onSuccess: (user) => {
      if (isMobileNumber(number.phone, number.country)) lastPhone.keep(number)
      void enter(user)
    },
    onRefused: (error) => {
      const asked = newDeviceOf(error)
      if (asked) setDevice(asked)
      else if (error.reason === 'accounts/passwordWrong') said.say({ password: error.message })
      else said.refused(error)
      return true
    },
  })
  const credentials = { account: number.phone.trim(), country: number.country, password }
  const submit = () => {
    const isRight = said.say({
      ...(number.phone.trim() ? {} : { account: t.missing.account }),
      ...(password ? {} : { password: t.missing.password }),
      ...(agreed ? {} : { agreed: t.missing.agreed }),
    })
    if (isRight) login.run(credentials)
  }
  const back = () => {
    setDevice(undefined)
    focusSoon(said.idOf('password'))
  }
  if (device) return <DeviceForm device={device} credentials={credentials} onBack={back} />
  return (
    <Form said={said} action={t.signIn} isBusy={login.isRunning || isEntering} onSubmit={submit}>
      <PhoneFields
        isAccount
        id={said.idOf('account')}
        number={number}
        problem={said.problems.account}
        onChange={onNumber}
      />
      <div className="grid gap-1">
        <PasswordInput
          id={said.idOf('password')}
          label={t.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={said.problems.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link
          to={forgotHref(redirect)}
          className="inline-flex min-h-6 items-center link justify-self-end text-13"
        >
          {t.forgot}
        </Link>
      </div>
      <Consent agreed={agreed} onChange={onAgreed} said={said} />
    </Form>
  )
}
