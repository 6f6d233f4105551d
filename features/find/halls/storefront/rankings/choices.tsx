import { rankingsHref } from '@hojip/hrefs/halls'
import { useTexts } from '@hojip/platform/page'
import {
  caretDownIcon,
  Chip,
  classNames,
  fireIcon,
  HiddenText,
  Icon,
  Link,
  repeatIcon,
  sparkleIcon,
  squaresIcon,
  thumbsUpIcon,
  trendDownIcon,
} from '@hojip/platform/ui'
import { shownKinds, type ChartsSearch, type Ranking } from './charts-search.ts'
import { rankingsTexts } from './texts.ts'

type ChoicesProps = { search: ChartsSearch; ranking: Ranking }

const icons = {
  sales: fireIcon,
  score: thumbsUpIcon,
  again: repeatIcon,
  new: sparkleIcon,
  drop: trendDownIcon,
}
const row =
  'flex min-h-10 items-center gap-2.5 rounded-md px-3 text-14 hover:bg-hover aria-[current]:bg-jade-soft aria-[current]:font-bold aria-[current]:text-jade-text'
const groupName = 'px-3 pt-3 pb-1 text-12 text-ink-3'

/** The rankings and categories at the left of wide windows. */
export function Choices({ search, ranking }: ChoicesProps) {
  const t = useTexts(rankingsTexts)
  const { type, days, category } = search
  const ranked = ranking.categories.filter(({ isRanked }) => isRanked)
  const unranked = ranking.categories.filter(({ isRanked }) => !isRanked)
  return (
    <aside className="rounded-lg bg-surface p-2 pb-3 max-lg:hidden">
      <nav aria-label={t.kindsOf}>
        <p className={groupName}>{t.kindsOf}</p>
        {shownKinds.map((one) => (
          <Link
            key={one}
            href={rankingsHref({ type: one, days, category })}
            aria-current={one === type ? 'page' : undefined}
            className={row}
          >
            <Icon of={icons[one]} size={18} />
            {t.kinds[one]}
          </Link>
        ))}
      </nav>
      <nav aria-label={t.categories}>
        <p className={groupName}>{t.categories}</p>
        <Link
          href={rankingsHref({ type, days })}
          aria-current={category ? undefined : 'page'}
          className={row}
        >
          <Icon of={squaresIcon} size={18} />
          {t.allCategories}
        </Link>
        <CategoryLinks search={search} of={ranked} />
        {unranked.length > 0 && (
          <details open={unranked.some(({ categoryId }) => categoryId === category)}>
            <summary className={classNames(row, 'cursor-pointer text-ink-3')}>
              {t.otherCategories}
              <Icon of={caretDownIcon} size={12} />
            </summary>
            <CategoryLinks search={search} of={unranked} />
          </details>
        )}
      </nav>
    </aside>
  )
}

function CategoryLinks({ search, of }: { search: ChartsSearch; of: Ranking['categories'] }) {
  const t = useTexts(rankingsTexts)
  const { type, days, category } = search
  return of.map(({ categoryId, name, counted, isRanked }) => (
    <Link
      key={categoryId}
      href={rankingsHref({ type, days, category: categoryId })}
      aria-current={categoryId === category ? 'page' : undefined}
      className={classNames(row, !isRanked && 'text-ink-3')}
    >
      <span className="min-w-0 flex-1">{name}</span>
      <span aria-hidden="true" className="figures text-13 font-medium text-ink-3">
        {counted}
      </span>
      {!isRanked && <HiddenText>{t.fewHere(counted)}</HiddenText>}
    </Link>
  ))
}

export function Periods({ search, className }: { search: ChartsSearch; className?: string }) {
  const t = useTexts(rankingsTexts)
  const { type, category } = search
  return (
    <nav
      aria-label={t.period}
      className={classNames('flex divide-x divide-line rounded-md bg-surface ring-line', className)}
    >
      {([7, 30] as const).map((days) => (
        <Link
          key={days}
          href={rankingsHref({ type, days, category })}
          aria-current={days === search.days ? 'page' : undefined}
          className="flex min-h-9 items-center rounded-md px-4 text-13 hover:bg-hover aria-[current]:bg-jade-soft aria-[current]:font-bold aria-[current]:text-jade-text"
        >
          {t.days(days)}
        </Link>
      ))}
    </nav>
  )
}

const chips = '-mx-4 flex gap-2 overflow-x-auto px-4 no-scrollbar [&_a]:min-h-11'

/** The same as rows of chips, which move sideways, on phones. */
export function PhoneChoices({ search, ranking }: ChoicesProps) {
  const t = useTexts(rankingsTexts)
  const { type, days, category } = search
  return (
    <div className="lg:hidden">
      <nav aria-label={t.kindsOf} className={classNames(chips, 'sticky top-12 z-20 bg-surface py-2.5')}>
        {shownKinds.map((one) => (
          <Chip key={one} href={rankingsHref({ type: one, days, category })} selected={one === type}>
            {t.kinds[one]}
          </Chip>
        ))}
      </nav>
      <div className={classNames(chips, 'pt-2.5')}>
        <nav aria-label={t.period} className="flex flex-none gap-2">
          {([7, 30] as const).map((one) => (
            <Chip key={one} href={rankingsHref({ type, days: one, category })} selected={one === days}>
              {t.days(one)}
            </Chip>
          ))}
        </nav>
        <nav aria-label={t.categories} className="flex flex-none gap-2 border-l border-line pl-2">
          <Chip href={rankingsHref({ type, days })} selected={!category}>
            {t.allCategories}
          </Chip>
          {ranking.categories.map(({ categoryId, name }) => (
            <Chip
              key={categoryId}
              href={rankingsHref({ type, days, category: categoryId })}
              selected={categoryId === category}
            >
              {name}
            </Chip>
          ))}
        </nav>
      </div>
    </div>
  )
}
