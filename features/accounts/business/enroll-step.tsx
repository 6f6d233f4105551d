import { useTexts, useWrite } from '@hojip/platform/page'
import { qrPath } from '@hojip/platform/qr'
import { CopyButton, Skeleton, TextInput } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { Form } from '../storefront/ways-in/form.tsx'
import { useFormProblems } from '../storefront/ways-in/use-form-problems.ts'
import { isSmsCode, smsCodeIn } from '../rules/sms-code.ts'
import { staffTexts } from './texts.ts'

interface EnrollStepProps {
  ticket: string
  problem: string | undefined
  isBusy: boolean
  onCode: (code: string) => void
}

/** The first sign-in: an authenticator is set up, and shows that it works. */
export function EnrollStep({ ticket, problem, isBusy, onCode }: EnrollStepProps) {
  const t = useTexts(staffTexts)
  const [code, setCode] = useState('')
  const [offered, setOffered] = useState<{ secret: string; uri: string }>()
  const said = useFormProblems(['smscode'])
  const offering = useWrite('POST /staff/enroll', { ...said.handlers, onSuccess: setOffered })
  useEffect(() => {
    offering.run({ ticket })
    // Once a ticket: each asking makes a new secret.
    // eslint-disable-next-line react/exhaustive-deps
  }, [ticket])
  const submit = () => {
    if (said.say(isSmsCode(code) ? {} : { smscode: t.codeMissing })) onCode(code)
  }
  return (
    <Form said={said} action={t.enrollDo} isBusy={isBusy} onSubmit={submit}>
      <p className="text-ink-2">{t.enrollText}</p>
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

function Secret({ secret, uri }: { secret: string; uri: string }) {
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
      <p className="text-13 text-ink-2">{t.enrollSecret}</p>
      <p className="flex items-center gap-2 text-13">
        <code className="break-all">{secret.match(/.{1,4}/g)!.join(' ')}</code>
        <CopyButton text={secret} name={t.qrAlt} />
      </p>
    </div>
  )
}
