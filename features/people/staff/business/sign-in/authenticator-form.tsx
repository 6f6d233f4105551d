import { useTexts } from '@hojip/platform/page'
import { qrPath } from '@hojip/platform/qr'
import { CopyButton, Skeleton, TextInput } from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import { Form, type FormProblems } from '@hojip/accounts/parts'
import { isSmsCode, smsCodeIn } from '@hojip/accounts/sms-code'
import { staffTexts } from './texts.ts'

export interface Offered {
  secret: string
  uri: string
}

interface AuthenticatorFormProps {
  /** Absent until the secret has loaded. */
  offered: Offered | undefined
  said: FormProblems<'smscode'>
  text: ReactNode
  action: string
  problem: string | undefined
  isBusy: boolean
  onCode: (code: string) => void
}

/** Shows an authenticator's secret and asks for a code from it. */
export function AuthenticatorForm(props: AuthenticatorFormProps) {
  const { offered, said, text, action, problem, isBusy, onCode } = props
  const t = useTexts(staffTexts)
  const [code, setCode] = useState('')
  const submit = () => {
    if (said.say(isSmsCode(code) ? {} : { smscode: t.codeMissing })) onCode(code)
  }
  return (
    <Form said={said} action={action} isBusy={isBusy} onSubmit={submit}>
      <p className="text-ink-2">{text}</p>
      {offered ? <Secret {...offered} /> : <Skeleton className="h-56" />}
      <TextInput
        id={said.idOf('smscode')}
        label={t.enrollCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={said.problems.smscode ?? problem}
        onChange={(event) => setCode(smsCodeIn(event.target.value))}
      />
    </Form>
  )
}

function Secret({ secret, uri }: Offered) {
  const t = useTexts(staffTexts)
  const { size, path } = qrPath(uri)
  return (
    <div className="grid justify-items-center gap-3">
      <svg
        role="img"
        aria-label={t.qrAlt}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-48 rounded-md bg-[#fff] p-2"
      >
        <path d={path} fill="#121b1c" />
      </svg>
      {/* Nobody can scan the screen of the phone they are holding. */}
      <a href={uri} className="inline-flex min-h-11 items-center link lg:hidden">
        {t.openHere}
      </a>
      <p className="text-13 text-ink-2">{t.enrollSecret}</p>
      <p className="grid justify-items-center gap-1 text-13">
        {/* Two lines of four groups. */}
        <code className="max-w-[20ch] text-center">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={secret} name={t.secretName} />
      </p>
    </div>
  )
}
