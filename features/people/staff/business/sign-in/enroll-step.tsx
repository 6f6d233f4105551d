import { useTexts, useWrite } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import { useFormProblems } from '@hojip/accounts/parts'
import { AuthenticatorForm, type Offered } from './authenticator-form.tsx'
import { staffTexts } from './texts.ts'

interface EnrollStepProps {
  ticket: string
  problem: string | undefined
  isBusy: boolean
  onCode: (code: string) => void
}

/** The first sign-in: sets up an authenticator, which has to produce a right code. */
export function EnrollStep({ ticket, ...rest }: EnrollStepProps) {
  const t = useTexts(staffTexts)
  const [offered, setOffered] = useState<Offered>()
  const said = useFormProblems(['smscode'])
  const offering = useWrite('POST /staff/enroll', { ...said.handlers, onSuccess: setOffered })
  useEffect(() => {
    offering.run({ ticket })
    // Once per ticket: each request makes a new secret.
    // eslint-disable-next-line react/exhaustive-deps
  }, [ticket])
  return <AuthenticatorForm offered={offered} said={said} {...rest} text={t.enrollText} action={t.enrollDo} />
}
