import { signInHref } from '@hojip/hrefs/accounts'
import { Link, safeRedirect, useSearch, useTexts } from '@hojip/platform/page'
import { useState } from 'react'
import { DemoHint, Frame } from '../frame.tsx'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import { RegisterForm } from './register-form.tsx'
import { wayInSearch } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { usePhone } from '../phone/use-phone.ts'
import { useGoOn } from '../use-way-in.ts'

export function RegisterCard() {
  const t = useTexts(waysInTexts)
  const { redirect } = useSearch(wayInSearch)
  const [number, setNumber] = usePhone()
  const [agreed, setAgreed] = useState(false)
  const target = safeRedirect(redirect)
  useGoOn(target)
  return (
    <Frame title={t.registerTitle} text={t.registerWelcome} foot={<DemoHint />}>
      <RegisterForm number={number} onNumber={setNumber} agreed={agreed} onAgreed={setAgreed} />
      <p className="text-center text-13">
        <Link to={signInHref({ redirect })} replace className="inline-flex min-h-6 items-center link">
          {t.toSignIn}
        </Link>
      </p>
      <ProviderButtons redirect={target} agreed={agreed} />
    </Frame>
  )
}
