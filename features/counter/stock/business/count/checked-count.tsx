import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, Checkbox, downloadIcon, Icon, Notice, Tag } from '@hojip/platform/ui'
import { useState } from 'react'
import { saveRows } from './save-rows.ts'
import { countTexts } from './texts.ts'
import { changesOf, isChange, type CheckedRow, type Count } from './use-count.ts'

/** Units found too many, and units missing. */
function differences(rows: readonly CheckedRow[]): { more: number; less: number } {
  const changes = rows.map(({ judged }) => (judged?.becomes ?? 0) - (judged?.onHand ?? 0))
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 0)
  return { more: sum(changes.filter((one) => one > 0)), less: -sum(changes.filter((one) => one < 0)) }
}

interface CheckedCountProps {
  count: Count
  onSave: (withMoved: boolean) => void
}

/** What a filled sheet changes, what is wrong with its other rows, and afterwards what it has changed. */
export function CheckedCount({ count, onSave }: CheckedCountProps) {
  const t = useTexts(countTexts)
  const locale = useLocale()
  const [withMoved, setWithMoved] = useState(false)
  const { rows, changed, busy } = count
  const { still, moved } = changesOf(rows)
  const wrong = rows.filter(({ problem, judged }) => problem ?? judged?.problem)
  const same = rows.length - wrong.length - still.length - moved.length
  const wanted = withMoved ? [...still, ...moved] : still
  const isDone = changed > 0 && wanted.length === 0 && !busy
  const left = [...wrong, ...(withMoved ? [] : moved)]
  return (
    <section aria-label={t.stepApply} className="card">
      <div className="grid gap-3 px-4 py-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-16 font-bold">{t.stepApply}</h2>
          <p role="status" className="grow text-13 text-ink-2">
            {busy
              ? t.busy[busy.act](busy.done, busy.rows)
              : t.found({ changes: wanted.length, same, wrong: wrong.length, ...differences(wanted) })}
          </p>
          {left.length > 0 && !busy && (
            <Button className="min-h-11! max-lg:w-full" onClick={() => saveRows(left, t, locale)}>
              <Icon of={downloadIcon} size={16} />
              {t.saveLeft(left.length)}
            </Button>
          )}
          {!isDone && (
            <Button
              kind="jade"
              className="min-h-11! max-lg:w-full"
              disabled={wanted.length === 0}
              busy={busy !== undefined}
              onClick={() => onSave(withMoved)}
            >
              {t.apply(wanted.length)}
            </Button>
          )}
        </div>
        {busy && (
          <progress
            aria-label={t.busy[busy.act](busy.done, busy.rows)}
            value={busy.done}
            max={busy.rows}
            className="h-2 w-full accent-jade"
          />
        )}
        {changed > 0 && !busy && (
          <Notice tone="jade" live>
            {t.applied(changed)}
          </Notice>
        )}
        {moved.length > 0 && !busy && (
          <Checkbox checked={withMoved} onChange={({ target }) => setWithMoved(target.checked)}>
            {t.withMoved(moved.length)}
          </Checkbox>
        )}
      </div>
      {!busy && <Rows rows={[...wrong, ...moved, ...still]} />}
    </section>
  )
}

const cell = 'border-line md:border-t md:px-3 md:py-2 md:first:pl-4 md:last:pr-4'
const figure = `${cell} figures text-right font-medium`
const mostShown = 200

/** Rows that do something or that have a problem; on phones each is a card. */
function Rows({ rows }: { rows: readonly CheckedRow[] }) {
  const t = useTexts(countTexts)
  if (rows.length === 0) return null
  return (
    <>
      <table className="w-full border-collapse text-13 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="bg-inset text-left text-12 text-ink-3">
            <th scope="col" className={`${cell} font-medium`}>
              {t.product}
            </th>
            {[t.book, t.counted, t.now].map((name) => (
              <th key={name} scope="col" className={`${cell} text-right font-medium`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${cell} font-medium`}>
              {t.result}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.slice(0, mostShown).map((row) => (
            <Row key={row.place} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length > mostShown && (
        <p className="px-4 py-3 text-13 text-ink-3">{t.notShown(rows.length - mostShown)}</p>
      )}
    </>
  )
}

function Row({ row }: { row: CheckedRow }) {
  const t = useTexts(countTexts)
  const { number, onHand, counted, judged } = row
  const now = judged && !judged.problem ? String(judged.onHand ?? '–') : '–'
  return (
    <tr className="max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:gap-y-1 max-md:border-t max-md:border-line max-md:px-4 max-md:py-2.5">
      <th scope="row" className={`${cell} text-left font-normal max-md:col-span-3`}>
        {judged?.name && (
          <span dir="auto" className="block break-words">
            {judged.name}
          </span>
        )}
        <span translate="no" className="figures break-all text-ink-3">
          {number}
        </span>
      </th>
      <Figure name={t.book} value={onHand || '–'} />
      <Figure name={t.counted} value={counted} />
      <Figure name={t.now} value={now} />
      <td className={`${cell} max-md:col-span-3`}>
        <Result row={row} />
      </td>
    </tr>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <td className={`${figure} max-md:text-left`}>
      <span className="mr-1.5 text-12 font-normal text-ink-3 md:hidden">{name}</span>
      {value}
    </td>
  )
}

function Result({ row }: { row: CheckedRow }) {
  const t = useTexts(countTexts)
  const problem = row.problem ?? row.judged?.problem
  if (problem) return <Tag tone="crimson">{t.problems[problem]}</Tag>
  const { judged } = row
  if (!judged || judged.becomes === undefined || !isChange(row)) return null
  const by = judged.becomes - (judged.onHand ?? 0)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <b className="figures font-medium">{t.becomes(judged.becomes)}</b>
      <span className={by < 0 ? 'figures text-crimson' : 'figures text-jade-text'}>
        {by < 0 ? `−${-by}` : `+${by}`}
      </span>
      {judged.moved < 0 && <Tag tone="amber">{t.soldSince(-judged.moved)}</Tag>}
      {judged.moved > 0 && <Tag tone="amber">{t.backSince(judged.moved)}</Tag>}
    </span>
  )
}
