import type { Output } from '@hojip/platform/client'
import type { Locale } from '@hojip/platform/i18n'
import { mustGet } from '@hojip/platform/collections'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import {
  Button,
  caretDownIcon,
  caretUpIcon,
  Checkbox,
  classNames,
  Disclosure,
  IconButton,
  Skeleton,
  Tag,
} from '@hojip/platform/ui'
import type { Piece, Stop } from '../../contract.ts'
import type { Fault } from '../../rules/faults.ts'
import { frontPagesTexts } from '../texts.ts'
import { TextFields } from './text-fields.tsx'

type Usual = Output<'POST /sysConsole/queryStreetStops'>['list'][number]

interface StopFieldsProps {
  piece: Extract<Piece, { kind: 'body' }>
  faults: readonly Fault[]
  locale: Locale
  onLocale: (locale: Locale) => void
  onChange: (stops: Stop[]) => void
}

/** The places of the main street: which are shown, their order, words and seasons. */
export function StopFields({ piece: { stops }, faults, locale, onLocale, onChange }: StopFieldsProps) {
  const t = useTexts(frontPagesTexts)
  const { data } = useLazyCall('POST /sysConsole/queryStreetStops', {})
  if (!data) return <Skeleton className="h-40" />
  const shown = withUsual(stops, data.list)
  const names = new Map(data.list.map(({ place, name }) => [place, name]))
  const change = (stop: Stop, changes: Partial<Stop>) =>
    onChange(shown.map((one) => (one === stop ? { ...stop, ...changes } : one)))
  const move = (stop: Stop, to: number) =>
    onChange(shown.filter((one) => one !== stop).toSpliced(to, 0, stop))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-14 font-bold">{t.stops}</legend>
      <ol className="grid gap-2">
        {shown.map((stop, at) => (
          <StopRow
            key={stop.place}
            stop={stop}
            locale={locale}
            onLocale={onLocale}
            name={mustGet(names, stop.place)}
            faults={faults.filter(({ part }) => part === stop.place)}
            onChange={(changes) => change(stop, changes)}
            onUp={at === 0 ? undefined : () => move(stop, at - 1)}
            onDown={at === shown.length - 1 ? undefined : () => move(stop, at + 1)}
          />
        ))}
      </ol>
      {stops.length > 0 && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange([])}>
          {t.usualStops}
        </Button>
      )}
    </fieldset>
  )
}

/** The edited places that the street has, and after them the others in their usual words. */
function withUsual(edited: readonly Stop[], usual: readonly Usual[]): Stop[] {
  const known = new Set(usual.map(({ place }) => place))
  const listed = new Set(edited.map(({ place }) => place))
  return [
    ...edited.filter(({ place }) => known.has(place)),
    ...usual
      .filter(({ place }) => !listed.has(place))
      .map(({ name: _, ...stop }) => ({ ...stop, isOn: true })),
  ]
}

interface StopRowProps {
  stop: Stop
  name: string
  faults: readonly Fault[]
  locale: Locale
  onLocale: (locale: Locale) => void
  onChange: (changes: Partial<Stop>) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function StopRow(props: StopRowProps) {
  const { stop, name, faults, locale, onLocale, onChange, onUp, onDown } = props
  const t = useTexts(frontPagesTexts)
  const { isOn, knownFor, story, months } = stop
  return (
    <li className="rounded-md px-3 pb-1 shadow-[inset_0_0_0_1px_var(--c-line)]">
      <div className="flex items-center gap-1">
        <span className="min-w-0 flex-1">
          <Checkbox checked={isOn} onChange={(event) => onChange({ isOn: event.target.checked })}>
            {name}
          </Checkbox>
        </span>
        {faults.length > 0 && <Tag tone="crimson">{t.toFix}</Tag>}
        <IconButton of={caretUpIcon} label={t.stopUp(name)} disabled={!onUp} onClick={onUp} />
        <IconButton of={caretDownIcon} label={t.stopDown(name)} disabled={!onDown} onClick={onDown} />
      </div>
      <Disclosure summary={t.stopWords} className="text-13">
        <div className="grid gap-3 pb-3">
          <TextFields
            label={t.stopWordsOf(name)}
            faults={faults}
            locale={locale}
            onLocale={onLocale}
            texts={[
              { field: 'knownFor', texts: knownFor, onChange: (texts) => onChange({ knownFor: texts }) },
              { field: 'story', texts: story, onChange: (texts) => onChange({ story: texts }) },
            ]}
          />
          <Months
            name={name}
            months={months}
            isMissing={faults.some(({ field }) => field === 'months')}
            onChange={(chosen) => onChange({ months: chosen })}
          />
        </div>
      </Disclosure>
    </li>
  )
}

interface MonthsProps {
  name: string
  months: readonly number[]
  isMissing: boolean
  onChange: (months: number[]) => void
}

const allMonths = Array.from({ length: 12 }, (_, at) => at + 1)

/** The months of a place's season, each a button. */
function Months({ name, months, isMissing, onChange }: MonthsProps) {
  const t = useTexts(frontPagesTexts)
  return (
    <div role="group" aria-label={t.seasonOf(name)}>
      <p className="mb-1.5 text-13 font-medium">{t.season}</p>
      <div className="grid grid-cols-6 gap-1.5">
        {allMonths.map((month) => (
          <button
            key={month}
            type="button"
            aria-label={t.month(month)}
            aria-pressed={months.includes(month)}
            onClick={() =>
              onChange(
                allMonths.filter((one) => (one === month ? !months.includes(one) : months.includes(one))),
              )
            }
            className={classNames(
              'figures min-h-9 rounded-sm text-13',
              months.includes(month) ? 'bg-jade-soft-2 font-medium text-jade-text' : 'bg-hover text-ink-2',
            )}
          >
            {month}
          </button>
        ))}
      </div>
      {isMissing && <p className="mt-1.5 text-12 text-crimson">{t.seasonMissing}</p>}
    </div>
  )
}
