import { peopleHref } from '@hojip/hrefs/people'
import { DetailNote, DetailPage, DetailState, HistoryCard } from '@hojip/platform/console'
import { useCall, usePage, useTexts, type HeadInput, type PageHead, useDates } from '@hojip/platform/page'
import { known } from '@hojip/platform/known'
import { Facts } from './facts.tsx'
import { PersonActs } from './person-acts.tsx'
import { Sessions } from './sessions.tsx'
import { StateTag } from './state-tag.tsx'
import { peopleTexts, type PeopleTexts } from './texts.ts'
import type { FoundPerson } from '../contract.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: peopleTexts[locale].title, noIndex: true }
}

/** One person: the account, where they are signed in, and what operators can do. */
export function Page() {
  const t = useTexts(peopleTexts)
  const dates = useDates()
  const pkId = usePage('/business/users/$id').params.id
  const person = useCall('GET /sysConsole/findPerson/{pkId}', { pkId })
  const { name, state, gmtCreate, blockReason, blockTime } = person
  return (
    <DetailPage
      back={{ href: peopleHref(), label: t.back }}
      head={
        <div className="flex flex-wrap items-start gap-4 px-4 py-4 lg:px-5">
          <DetailState
            heading={
              <span className="flex flex-wrap items-center gap-2">
                <bdi>{name}</bdi>
                <StateTag state={state} />
              </span>
            }
            text={t.sinceDay(dates.figures(gmtCreate))}
          />
          <PersonActs person={person} />
        </div>
      }
      notes={
        blockReason &&
        blockTime && (
          <DetailNote>
            {t.blockedNote(known(t.reasons, blockReason) ?? blockReason, dates.stamp(blockTime))}
          </DetailNote>
        )
      }
      side={<History person={person} />}
    >
      <Facts person={person} />
      <Sessions sessions={person.sessions} />
    </DetailPage>
  )
}

/** What was done, with its reason; what only a newer version knows, by its name. */
function titleOf(t: PeopleTexts, { kind, reason }: FoundPerson['events'][number]): string {
  const title = known(t.events, kind) ?? kind
  return reason ? t.withReason(title, known(t.reasons, reason) ?? reason) : title
}

/** What operators have done about this person, and why. */
function History({ person }: { person: FoundPerson }) {
  const t = useTexts(peopleTexts)
  const dates = useDates()
  const entries = person.events.map((event, at) => ({
    key: String(at),
    time: dates.stamp(event.gmtCreate),
    title: titleOf(t, event),
    text: (
      <bdi className="break-words whitespace-pre-line">
        {event.userName}
        {t.said}
        {event.words}
      </bdi>
    ),
  }))
  return <HistoryCard title={t.history} entries={entries} empty={t.noHistory} />
}
