import { signInHref } from '@hojip/hrefs/accounts'
import { safeRedirect, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ButtonLink, Skeleton } from '@hojip/platform/ui'
import { useState } from 'react'
import { BindForm } from './bind-form.tsx'
import { DemoHint, Frame } from '../frame.tsx'
import { useHandedOn, waitingIdentity } from '../handed-on.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { wayInSearch } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useGoOn } from '../use-way-in.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: waysInTexts[locale].bind.title, noIndex: true }
}

/** The last step of a first login at a partner: linking a phone. */
export function Page() {
  const t = useTexts(waysInTexts)
  const waiting = useHandedOn(waitingIdentity)
  const { redirect } = useSearch(wayInSearch)
  const [target, setTarget] = useState(safeRedirect(redirect))
  if (waiting && waiting.redirect !== target) setTarget(waiting.redirect)
  useGoOn(target)
  if (waiting === null) return <Gone redirect={target} />
  const name = waiting?.nickName
  const text = waiting && (
    <>
      {name && <bdi>{t.bind.hello(name)} </bdi>}
      {t.bind.text(t[waiting.provider])}
    </>
  )
  return (
    <Frame title={t.bind.title} text={text} foot={<DemoHint />}>
      {waiting ? <BindForm bindTicket={waiting.bindTicket} /> : <Skeleton className="h-72" />}
    </Frame>
  )
}

/** Shown when the page was opened directly or the ticket has expired; tells how to start again. */
function Gone({ redirect }: { redirect: string }) {
  const t = useTexts(waysInTexts)
  return (
    <Frame title={t.bind.gone} text={t.bind.goneText}>
      <ButtonLink kind="jade" size="lg" block href={signInHref()}>
        {t.byCode}
      </ButtonLink>
      <ProviderButtons redirect={redirect} />
    </Frame>
  )
}
