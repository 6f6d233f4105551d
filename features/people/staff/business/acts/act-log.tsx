import { useDates, useTexts } from '@hojip/platform/page'
import { Button, EmptyState, LoadMore, Notice, Skeleton, useNow } from '@hojip/platform/ui'
import { mallDay } from '@hojip/platform/mall-time'
import { useId, useState } from 'react'
import type { Act, ActKind } from '../../contract/act-calls.ts'
import { actsInput, type ActsSearch } from './acts-search.ts'
import { ExportButton } from './export-button.tsx'
import { KindSelect, PersonSelect } from './filters.tsx'
import { actsByDay, type ActDay } from './joined-acts.ts'
import { ActChange, ActDetails, ActOutcome, ActSentence } from './told-act.tsx'
import { actsTexts } from './texts.ts'
import { useActs, useIsMall } from './use-acts.ts'

const everything: ActsSearch = { of: '', who: '', kind: '', from: '', to: '', words: '' }
const pageSize = 10

/** The log as a card beside other things: the newest acts of the shop, by person and kind, with their export. */
export function ActLog({ className = '' }: { className?: string }) {
  const t = useTexts(actsTexts)
  const id = useId()
  const isMall = useIsMall()
  const [who, setWho] = useState('')
  const [kind, setKind] = useState<ActKind | ''>('')
  const input = actsInput({ ...everything, who, kind }, isMall)
  const { acts, people, error, retry, more } = useActs(input, pageSize)
  const days = actsByDay(acts?.list ?? [])
  return (
    <section aria-labelledby={id} className={`card ${className}`}>
      <header className="flex items-center gap-2.5 border-b border-line px-4 py-3 lg:px-5">
        <h2 id={id} className="flex-none text-16 font-bold">
          {t.title}
        </h2>
        <p className="min-w-0 flex-1 text-12 text-ink-3">{t.forThreeYears}</p>
        <ExportButton input={input} isLink />
      </header>
      <div className="grid grid-cols-2 gap-2 border-b border-line px-4 py-3 lg:px-5">
        <PersonSelect people={people} who={who} onChange={setWho} />
        <KindSelect kind={kind} onChange={setKind} />
      </div>
      <div aria-busy={!acts && !error} className="px-4 pt-1 pb-4 lg:px-5">
        {error && <Failed onRetry={retry} />}
        {!acts && !error && <Skeleton className="mt-3 h-60" />}
        {acts && acts.list.length === 0 && !more.hasMore && (
          <EmptyState
            as="h3"
            title={who || kind ? t.notFound : t.empty}
            text={who || kind ? '' : t.emptyText}
          />
        )}
        {days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
        {more.hasMore && <LoadMore more={more}>{t.older}</LoadMore>}
      </div>
    </section>
  )
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(actsTexts)
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return (
    <div className="my-3">
      <Notice tone="crimson" live action={retry}>
        {t.failed}
      </Notice>
    </div>
  )
}

/** Today needs no heading. */
function Day({ day: { day, list } }: { day: ActDay }) {
  const now = useNow()
  const { nearDay } = useDates(now)
  return (
    <>
      {day !== mallDay(now) && (
        <h3 className="border-b border-line pt-4 pb-1.5 text-12 font-medium text-ink-3">{nearDay(day)}</h3>
      )}
      <ol>
        {list.map((act) => (
          <Entry key={act.pkId} act={act} />
        ))}
      </ol>
    </>
  )
}

function Entry({ act }: { act: Act }) {
  const dates = useDates()
  return (
    <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
      <time
        dateTime={act.time.replace(' ', 'T')}
        className="figures w-11 flex-none pt-px text-12 font-medium text-ink-3"
      >
        {dates.clock(act.time)}
      </time>
      <div className="grid min-w-0 flex-1 gap-0.5 text-12 text-ink-3">
        <ActSentence act={act} className="text-13 text-ink" />
        <ActChange act={act} />
        <ActDetails act={act} />
        {act.shopName !== null && <ShopOf act={act} />}
        {act.outcome !== 'done' && (
          <p>
            <ActOutcome outcome={act.outcome} />
          </p>
        )}
      </div>
    </li>
  )
}

/** Operators see acts of many shops. */
function ShopOf({ act }: { act: Act }) {
  return useIsMall() ? <p>{act.shopName}</p> : null
}
