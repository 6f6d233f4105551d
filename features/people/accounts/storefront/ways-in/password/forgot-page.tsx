import { resetHref, signInHref } from '@hojip/hrefs/accounts'
import {
  Link,
  safeRedirect,
  useNavigate,
  useSearch,
  useTexts,
  useWrite,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { useState } from 'react'
import { Form } from '../../../parts/ways-in/form.tsx'
import { DemoHint, Frame } from '../frame.tsx'
import { resetTicket } from '../handed-on.ts'
import { wayInSearch } from '../search.ts'
import { PhoneAndCode, usePhoneFaults } from '../phone/phone-and-code.tsx'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'
import { usePhone } from '../phone/use-phone.ts'
import { useGoOn } from '../use-way-in.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: waysInTexts[locale].forgotten.title, noIndex: true }
}

/** Asks for the number and its code; passes the ticket on to the page for the new password. */
export function Page() {
  const t = useTexts(waysInTexts)
  const { redirect } = useSearch(wayInSearch)
  useGoOn(safeRedirect(redirect))
  return (
    <Frame title={t.forgotten.title} text={t.forgotten.text} foot={<DemoHint />}>
      <ForgotForm redirect={redirect} />
      <p className="text-center text-13">
        <Link to={signInHref({ redirect })} className="inline-flex min-h-6 items-center link">
          {t.toSignIn}
        </Link>
      </p>
    </Frame>
  )
}

function ForgotForm({ redirect }: { redirect: string | undefined }) {
  const t = useTexts(waysInTexts)
  const navigate = useNavigate()
  const [number, setNumber] = usePhone()
  const [smscode, setSmscode] = useState('')
  const phoneFaults = usePhoneFaults()
  const said = useFormProblems(['phone', 'smscode'])
  const proving = useWrite('POST /verifySmsCode', {
    onSuccess: ({ ticket, expireSeconds }) => {
      resetTicket.hand({ ticket }, expireSeconds)
      navigate(resetHref(redirect), { replace: true })
    },
    ...said.handlers,
  })
  const submit = () => {
    const isRight = said.say(phoneFaults(number, smscode))
    if (isRight) proving.run({ ...number, smscode, scene: 'reset' })
  }
  return (
    <Form said={said} action={t.forgotten.action} isBusy={proving.isRunning} onSubmit={submit}>
      <PhoneAndCode
        scene="reset"
        number={number}
        onNumber={setNumber}
        smscode={smscode}
        onCode={setSmscode}
        said={said}
      />
    </Form>
  )
}
