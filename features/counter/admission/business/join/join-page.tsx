import { sessionCalls } from '@hojip/accounts/parts/session-calls'
import { signInHref } from '@hojip/hrefs/accounts'
import { joinHref } from '@hojip/hrefs/admission'
import { homeHref } from '@hojip/hrefs/browse'
import { helpHref } from '@hojip/hrefs/help'
import { sentenceOf } from '@hojip/platform/client'
import {
  chooseLanguage,
  useLazyCall,
  useRefresh,
  useTexts,
  useViewer,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { OtherSite } from '@hojip/platform/page/other-site'
import { Button, LanguageMenu, Notice, Skeleton } from '@hojip/platform/ui'
import { Mark } from '@hojip/storefront-kit/parts'
import { useState } from 'react'
import { isOpen } from '../../rules/states.ts'
import { ApplicationState } from './application-state.tsx'
import { JoinForm } from './join-form.tsx'
import { joinTexts } from './texts.ts'
import { Welcome } from './welcome.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: joinTexts[locale].title, noIndex: true }
}

/** Applying to open a shop, with the account of the mall. */
export function Page() {
  const t = useTexts(joinTexts)
  return (
    <OtherSite calls={sessionCalls} loginHref={signInHref({ redirect: joinHref })}>
      <div className="mx-auto grid max-w-[720px] gap-4 px-3 py-5 md:gap-5 md:py-10">
        <header className="flex items-center justify-between gap-4">
          <a href={homeHref} className="flex items-center gap-3">
            <Mark size={40} />
            <span className="text-16 font-bold">{t.brand}</span>
          </a>
          <LanguageMenu onLocale={chooseLanguage} />
        </header>
        <Content />
        <p className="flex flex-wrap gap-x-6 gap-y-2 px-1 text-13 text-ink-3">
          <a href={homeHref} className="inline-flex min-h-6 items-center hover:text-jade-text">
            {t.toMall}
          </a>
          <a href={helpHref()} className="inline-flex min-h-6 items-center hover:text-jade-text">
            {t.toHelp}
          </a>
        </p>
      </div>
    </OtherSite>
  )
}

function Content() {
  const viewer = useViewer()
  return viewer ? <Own key={viewer.pkId} userId={viewer.pkId} /> : <Welcome />
}

const freshForMs = 600_000

/** The applicant's own application, or the form. */
function Own({ userId }: { userId: string }) {
  const t = useTexts(joinTexts)
  const refresh = useRefresh()
  const [isNew, setNew] = useState(false)
  const { data, error } = useLazyCall('GET /shopJoin/queryOwn', {}, { freshForMs })
  const again = () => void refresh('GET /shopJoin/queryOwn')
  if (!data)
    return error ? (
      <Notice
        tone="crimson"
        live
        action={
          <Button size="sm" onClick={again}>
            {t.retry}
          </Button>
        }
      >
        {sentenceOf(error, t.failed)}
      </Notice>
    ) : (
      <Skeleton className="h-96 rounded-xl" />
    )
  const { application } = data
  const isEnded = application && !isOpen(application.state) && application.state !== 'admitted'
  const showsState = application && !(isEnded && isNew)
  return (
    <>
      {showsState && (
        <ApplicationState application={application} onAgain={isEnded ? () => setNew(true) : undefined} />
      )}
      {(!showsState || application.state === 'more') && (
        <JoinForm
          key={`${application?.pkId ?? ''} ${application?.version ?? 0}`}
          userId={userId}
          own={data}
          onSent={() => setNew(false)}
        />
      )}
    </>
  )
}
