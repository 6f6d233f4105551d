import { applicationsHref } from '@hojip/hrefs/admission'
import { shopHref } from '@hojip/hrefs/browse'
import { DetailPage, DetailState, HistoryCard } from '@hojip/platform/console'
import { useCall, usePage, useTexts, type HeadInput, type PageHead, useDates } from '@hojip/platform/page'
import { Tag, type Tone } from '@hojip/platform/ui'
import { known } from '@hojip/platform/known'
import type { ReceivedApplication } from '../../contract.ts'
import type { State } from '../../rules/states.ts'
import { Checks } from './checks.tsx'
import { Decision } from './decision.tsx'
import { Documents } from './documents.tsx'
import { Facts } from './facts.tsx'
import { receivedTexts } from './texts.ts'
import { TimeLeft } from './time-left.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: receivedTexts[locale].title, noIndex: true }
}

const tones: Record<State, Tone> = {
  applied: 'amber',
  more: 'plain',
  admitted: 'jade',
  refused: 'crimson',
  withdrawn: 'plain',
}

/** One application: who applies, the documents, what the mall knows, and the decision. */
export function Page() {
  const t = useTexts(receivedTexts)
  const dates = useDates()
  const pkId = usePage('/business/admission/$id').params.id
  const application = useCall('GET /sysConsole/findApplication/{pkId}', { pkId })
  const { state, shopName, attempt, sendTime, shopId, shopSlug } = application
  const heading = (
    <span className="flex flex-wrap items-center gap-2">
      <bdi>{shopName}</bdi>
      <Tag tone={tones[state]}>{t.states[state]}</Tag>
      {state === 'applied' && <TimeLeft until={application.answerBy} />}
    </span>
  )
  return (
    <DetailPage
      back={{ href: applicationsHref({ state }), label: t.back }}
      head={
        <div className="px-4 py-4 lg:px-5">
          <DetailState heading={heading} text={t.attempt(attempt, dates.stamp(sendTime))}>
            {shopId && shopSlug && (
              <a
                href={shopHref(shopId, shopSlug)}
                className="mt-1 inline-flex min-h-6 items-center link text-13"
              >
                {t.toShop}
              </a>
            )}
          </DetailState>
        </div>
      }
      side={
        <div className="grid gap-2 lg:gap-3">
          <Checks application={application} />
          <History application={application} />
        </div>
      }
    >
      <Facts application={application} />
      <Documents application={application} />
      {(state === 'applied' || state === 'more') && (
        <Decision key={application.version} application={application} />
      )}
    </DetailPage>
  )
}

function History({ application }: { application: ReceivedApplication }) {
  const t = useTexts(receivedTexts)
  const dates = useDates()
  const entries = application.events
    .map(({ kind, gmtCreate, words, isMall, userName }, at) => ({
      key: String(at),
      time: dates.stamp(gmtCreate),
      title: known(t.events, kind) ?? kind,
      text: (
        <bdi className="break-words whitespace-pre-line">
          {isMall && userName}
          {isMall && words ? t.said : ''}
          {words}
        </bdi>
      ),
    }))
    .toReversed()
  return <HistoryCard title={t.history} entries={entries} />
}
