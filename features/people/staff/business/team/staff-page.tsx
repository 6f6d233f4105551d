import { useCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { useWide } from '@hojip/platform/ui'
import { minuteMs } from '@hojip/platform/clock'
import { useState } from 'react'
import { ActLog } from '../acts/act-log.tsx'
import { InviteCard } from './invite-card.tsx'
import { MemberCards } from './member-cards.tsx'
import { MembersTable } from './members-table.tsx'
import { RightsCards } from './rights-cards.tsx'
import { RightsTable } from './rights-table.tsx'
import { teamTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: teamTexts[locale].title, noIndex: true }
}

const everyMs = minuteMs
/** While a message is being sent, the page soon shows how that went. */
const sendingMs = 2_000

/** The people of a shop, who was invited, and what each role may do. */
export function Page() {
  const t = useTexts(teamTexts)
  const isWide = useWide()
  const { list: members } = useCall('GET /bizConsole/queryStaff', {}, { everyMs })
  const [isSending, setSending] = useState(false)
  const { list: invitations } = useCall(
    'GET /bizConsole/queryInvitations',
    {},
    { everyMs: isSending ? sendingMs : everyMs },
  )
  const isAnySending = invitations.some(({ sendState }) => sendState === 'underWay')
  if (isAnySending !== isSending) setSending(isAnySending)
  const team = { members, invitations }
  const summary = [
    t.people(members.length),
    ...(invitations.length > 0 ? [t.openInvitations(invitations.length)] : []),
  ]
  return (
    <div className="grid items-start gap-3 min-[1360px]:grid-cols-[minmax(0,1fr)_360px]">
      <h1 className="sr-only">{t.title}</h1>
      <section aria-labelledby="team" className="overflow-hidden card">
        <Heading id="team" title={t.team} text={summary.join(' · ')} />
        {isWide ? <MembersTable {...team} /> : <MemberCards {...team} />}
      </section>
      <div className="grid gap-3 min-[1360px]:row-span-2">
        <InviteCard />
        <ActLog />
      </div>
      <section aria-labelledby="rights" className="overflow-hidden card">
        <Heading id="rights" title={t.rightsTitle} text={t.rightsText} />
        {isWide ? <RightsTable /> : <RightsCards />}
        <p className="px-4 py-3 text-12 text-ink-3 max-lg:border-t max-lg:border-line">{t.rightsFoot}</p>
      </section>
    </div>
  )
}

function Heading({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3.5 pb-3">
      <h2 id={id} className="text-16 font-bold">
        {title}
      </h2>
      <p className="text-12 text-ink-3">{text}</p>
    </div>
  )
}
