import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { midnightOf } from '@hojip/platform/mall-time'
import { useDates, useMore, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, Icon, IconButton, LoadMore, TitleBar, trashIcon } from '@hojip/platform/ui'
import { NothingYet } from '@hojip/storefront-kit/storefront/nothing-yet'
import type { Footprint } from '../contract.ts'
import { byDay } from '../rules/by-day.ts'
import { storedDays } from '../rules/stored-days.ts'
import { footprintsInput } from './footprints-input.ts'
import { SeenCard } from './seen-card.tsx'
import { footprintsTexts } from './texts.ts'
import { useClearing } from './use-clearing.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: footprintsTexts[locale].title, noIndex: true }
}

/** The products the user has looked at, day by day. */
export function Page() {
  const t = useTexts(footprintsTexts)
  const more = useMore('POST /appUserWatchedGoods/findWatchedList', footprintsInput)
  const { first, list } = more
  const clearing = useClearing()
  const clear = () =>
    void clearing.clear().then((done) => {
      if (done) more.drop(() => true)
    })
  const remove = async (pkId: string) => {
    if (await clearing.remove(pkId)) more.drop((entry) => entry.pkId === pkId)
  }
  const isEmpty = list.length === 0
  return (
    <>
      <TitleBar
        title={t.title}
        actions={!isEmpty && <IconButton of={trashIcon} label={t.clear} size={20} onClick={clear} />}
      />
      <AccountFrame here="footprints">
        <AccountTitle
          note={t.storedFor(storedDays)}
          more={
            !isEmpty && (
              <Button kind="quiet" size="sm" onClick={clear}>
                <Icon of={trashIcon} size={14} />
                {t.clear}
              </Button>
            )
          }
        >
          {t.title}
        </AccountTitle>
        {isEmpty ? (
          <NothingYet title={t.emptyTitle} text={t.emptyText} />
        ) : (
          <Days list={list} today={first.today} onRemove={(pkId) => void remove(pkId)} />
        )}
        <LoadMore more={more}>{t.loadMore}</LoadMore>
      </AccountFrame>
      {clearing.dialog}
    </>
  )
}

interface DaysProps {
  list: readonly Footprint[]
  today: string
  onRemove: (pkId: string) => void
}

function Days({ list, today, onRemove }: DaysProps) {
  const { nearDay } = useDates(midnightOf(today).getTime())
  return byDay(list).map(({ day, list: entries }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-2 card p-3 lg:mt-3 lg:mb-0 lg:p-5">
      <h2 id={`day-${day}`} className="mb-3 text-15 font-bold lg:text-16">
        {nearDay(day)}
      </h2>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-3.5 md:grid-cols-4 lg:gap-x-3 lg:gap-y-5 xl:grid-cols-6">
        {entries.map((entry) => (
          <li key={entry.pkId} className="min-w-0">
            <SeenCard entry={entry} onRemove={() => onRemove(entry.pkId)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
