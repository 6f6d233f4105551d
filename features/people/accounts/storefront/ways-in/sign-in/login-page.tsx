import { signInHref } from '@hojip/hrefs/accounts'
import { Link, safeRedirect, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Notice, Tabs } from '@hojip/platform/ui'
import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { DemoHint, Frame } from '../frame.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import { RegisterCard } from '../register/register-card.tsx'
import { wayInSearch } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { usePhone } from '../phone/use-phone.ts'
import { useGoOn } from '../use-way-in.ts'

type Search = ReturnType<typeof wayInSearch>

export function head({ locale, search }: HeadInput<unknown, object, Search>): PageHead {
  const { registerTitle, signInTitle } = waysInTexts[locale]
  return { title: search.type === '1' ? registerTitle : signInTitle, noIndex: true }
}

export function Page() {
  return useSearch(wayInSearch).type === '1' ? <RegisterCard /> : <SignInCard />
}

/** One card: by code, by password, or with a partner. */
function SignInCard() {
  const t = useTexts(waysInTexts)
  const { method, redirect, refused } = useSearch(wayInSearch)
  const [number, setNumber] = usePhone()
  const [selected, select] = useState<'0' | '1'>(method)
  const target = safeRedirect(redirect)
  useGoOn(target)
  const [agreed, setAgreed] = useState(false)
  const forms = { number, onNumber: setNumber, agreed, onAgreed: setAgreed, redirect }
  return (
    <Frame title={t.signInTitle} text={t.welcome} foot={<DemoHint />}>
      {refused && <Notice>{t.partner.refused(t[refused])}</Notice>}
      <div className="grid gap-5">
        <Tabs
          label={t.waysIn}
          className="gap-0! *:flex-1 *:justify-center"
          selected={selected}
          onSelect={select}
          tabs={[
            { key: '0', label: t.byCode, panel: <CodeForm {...forms} /> },
            { key: '1', label: t.byPassword, panel: <PasswordForm {...forms} /> },
          ]}
        />
      </div>
      <p className="text-center text-13">
        <Link
          to={signInHref({ type: '1', redirect })}
          replace
          className="inline-flex min-h-6 items-center link"
        >
          {t.toRegister}
        </Link>
      </p>
      <ProviderButtons redirect={target} agreed={agreed} />
    </Frame>
  )
}
