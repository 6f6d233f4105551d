import { useDates } from '@hojip/platform/page'
import { useNow } from '@hojip/platform/ui'
import type { Act } from '../../../contract/act-calls.ts'
import type { ActDay } from '../joined-acts.ts'
import { ActChange, ActDetails, ActOutcome, ActSentence } from '../told-act.tsx'
import { useIsMall } from '../use-acts.ts'

/** The log on a phone: a card for each day. */
export function ActsCards({ days }: { days: readonly ActDay[] }) {
  const { nearDay } = useDates(useNow())
  return (
    <div className="grid gap-2">
      {days.map(({ day, list }) => (
        <section key={day} className="card px-3.5 py-1">
          <h2 className="pt-3 pb-1 text-14 font-bold">{nearDay(day)}</h2>
          <ol>
            {list.map((act) => (
              <Card key={act.pkId} act={act} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Card({ act }: { act: Act }) {
  const isMall = useIsMall()
  const dates = useDates()
  return (
    <li className="grid gap-1 border-b border-line py-3 text-12 text-ink-3 last:border-b-0">
      <ActSentence act={act} className="text-14 text-ink" />
      <ActChange act={act} />
      <ActDetails act={act} />
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <time dateTime={act.time.replace(' ', 'T')} className="figures font-medium">
          {dates.seconds(act.time)}
        </time>
        {isMall && act.shopName !== null && <span>{act.shopName}</span>}
        {act.outcome !== 'done' && <ActOutcome outcome={act.outcome} />}
        <span className="figures ml-auto">{act.ip}</span>
      </p>
    </li>
  )
}
