import { staffLoginHref } from '@hojip/hrefs/staff'
import { homeHref } from '@hojip/hrefs/browse'
import { isApiError } from '@hojip/platform/client'
import {
  chooseLanguage,
  one,
  useLazyCall,
  usePage,
  useRefresh,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, ButtonLink, LanguageMenu, Link, Skeleton } from '@hojip/platform/ui'
import { Mark } from '@hojip/storefront-kit/parts'
import { hourMs } from '@hojip/platform/clock'
import type { ReactNode } from 'react'
import { staffTexts } from '../sign-in/texts.ts'
import { AcceptForm } from './accept-form.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import { invitationTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: invitationTexts[locale].title, noIndex: true }
}

const codeShape = /^[a-z2-7]{16}$/i

/** Where the message of an invitation leads: what is offered, and the form that accepts it. */
export function Page() {
  const t = useTexts(staffTexts)
  const { search } = usePage()
  const code = one(search, 'code') ?? ''
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-5 px-4 py-10">
      <section className="grid w-full max-w-[440px] gap-5 rounded-xl bg-surface p-6 shadow-e-1 md:p-8">
        <Mark size={44} />
        {codeShape.test(code) ? <Invitation code={code} /> : <WrongLink />}
      </section>
      <p className="flex items-center gap-6 text-13 text-ink-3">
        <Link href={homeHref} className="inline-flex min-h-6 items-center hover:text-jade-text">
          {t.toMall}
        </Link>
        <LanguageMenu onLocale={chooseLanguage} />
      </p>
    </div>
  )
}

/** An answer is not asked for again while somebody types. */
const freshForMs = hourMs

function Invitation({ code }: { code: string }) {
  const t = useTexts(invitationTexts)
  const refresh = useRefresh()
  const { data, error } = useLazyCall('POST /staff/findInvitation', { code }, { freshForMs })
  if (data)
    return (
      <>
        <InvitationFacts found={data} />
        <AcceptForm code={code} hasAccount={data.hasAccount} />
      </>
    )
  if (!error) return <Skeleton className="h-64" />
  if (error.reason === 'accounts/invitationGone') return <Unusable title={t.goneTitle} text={error.message} />
  return (
    <Unusable title={t.failed} text={isApiError(error) ? error.message : ''}>
      <Button kind="jade" onClick={() => void refresh('POST /staff/findInvitation')}>
        {t.retry}
      </Button>
    </Unusable>
  )
}

function WrongLink() {
  const t = useTexts(invitationTexts)
  return <Unusable title={t.goneTitle} text={t.wrongLink} />
}

function Unusable({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const t = useTexts(invitationTexts)
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="text-20 font-bold">{title}</h1>
      {text && <p className="text-ink-2">{text}</p>}
      {children ?? (
        <ButtonLink kind="jade" href={staffLoginHref}>
          {t.toSignIn}
        </ButtonLink>
      )}
    </div>
  )
}
