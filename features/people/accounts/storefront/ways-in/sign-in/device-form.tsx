import type { RefusalOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { shieldCheckIcon, Icon } from '@hojip/platform/ui'
import { useEffect, useRef, useState } from 'react'
import type { PhoneCountry } from '@hojip/policy/phone'
import { isMobileNumber } from '@hojip/policy/phone'
import { isSmsCode } from '../../../rules/codes/sms-code.ts'
import { CodeField } from '../../../parts/ways-in/phone/code-field.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { lastPhone } from '../../../parts/ways-in/phone/last-phone.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useCountdown } from '../../../parts/ways-in/phone/use-countdown.ts'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { useEnter } from '../use-way-in.ts'

export interface NewDevice {
  /** The number that the code goes to, masked. */
  phone: string
  isSent: boolean
  /** Whether a code sent a moment ago is still valid. */
  isWaiting: boolean
  waitSeconds: number
}

interface DeviceFormProps {
  device: NewDevice
  credentials: { account: string; country: PhoneCountry; password: string }
  onBack: () => void
}

/** The data of the refusal that asks for a new device's code; undefined for other refusals. */
export function newDeviceOf(error: RefusalOf<'POST /login'>): NewDevice | undefined {
  if (error.reason !== 'accounts/codeNeeded' && error.reason !== 'accounts/codeLater') return undefined
  const { phone, codeSent, codeWaits, resendAfter } = error.data
  return { phone, isSent: codeSent, isWaiting: codeWaits, waitSeconds: resendAfter ?? 0 }
}

function whatIsSaid({ isSent, isWaiting }: NewDevice) {
  if (isSent) return 'text'
  return isWaiting ? 'earlier' : 'later'
}

/** The password was right; a code to the account's phone proves that the device is its owner's. */
export function DeviceForm({ device: first, credentials, onBack }: DeviceFormProps) {
  const t = useTexts(waysInTexts)
  const [device, setDevice] = useState(first)
  const { enter, isEntering } = useEnter()
  const heading = useRef<HTMLHeadingElement>(null)
  const [smscode, setSmscode] = useState('')
  const [seconds, begin] = useCountdown()
  const said = useFormProblems(['smscode'])
  useEffect(() => {
    begin(device.waitSeconds)
    heading.current?.focus()
    // Only on mount: the form is mounted anew for each device.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  const settings = {
    ...said.handlers,
    successCode: '10000' as const,
    onRefused: (error: RefusalOf<'POST /login'>) => {
      // Without a code the same call sends a new one.
      const now = newDeviceOf(error)
      if (!now) return said.refused(error)
      begin(now.waitSeconds)
      setDevice(now)
      if (now.isSent) toast('success', t.codeSent)
      document.getElementById(said.idOf('smscode'))?.focus()
      return true
    },
  }
  const login = useWrite('POST /login', {
    ...settings,
    onSuccess: (user) => {
      const { country, account: phone } = credentials
      if (isMobileNumber(phone, country)) lastPhone.keep({ country, phone })
      void enter(user)
    },
  })
  const again = useWrite('POST /login', settings)
  const submit = () => {
    if (said.say(isSmsCode(smscode) ? {} : { smscode: t.missing.smscode }))
      login.run({ ...credentials, smscode })
  }
  const { title, back } = t.device
  return (
    <div className="grid gap-4">
      <header className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-16 font-bold outline-0!">
          <Icon of={shieldCheckIcon} size={20} className="text-jade-text" />
          {title}
        </h2>
        <p className="text-13 text-ink-2">{t.device[whatIsSaid(device)](device.phone)}</p>
      </header>
      <Form said={said} action={t.signIn} isBusy={login.isRunning || isEntering} onSubmit={submit}>
        <CodeField
          id={said.idOf('smscode')}
          code={smscode}
          problem={said.problems.smscode}
          onChange={setSmscode}
          sending={{ seconds, isSending: again.isRunning, send: () => again.run(credentials) }}
        />
      </Form>
      <button
        type="button"
        onClick={onBack}
        className="inline-flex min-h-6 items-center link justify-self-start text-13"
      >
        {back}
      </button>
    </div>
  )
}
