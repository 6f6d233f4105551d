import { useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { Button, downloadIcon, Icon, Tag } from '@hojip/platform/ui'
import type { SheetCheck, ToldRow } from '../../contract.ts'
import { carrierOf } from '../../rules/carriers.ts'
import { saveRows } from './save-rows.ts'
import { batchTexts } from './texts.ts'

/** What a filled sheet would ship, and what is wrong with its other rows. */
export function CheckedRows({ checked, onDone }: { checked: SheetCheck; onDone: () => void }) {
  const t = useTexts(batchTexts)
  const start = useWrite('POST /bizConsole/startShipSheet', {
    refreshes: ['POST /bizConsole/queryShipSheet'],
    onSuccess: onDone,
  })
  const wrong = checked.list.filter(({ problem }) => problem)
  const rows = checked.list
    .filter(({ problem }) => !problem)
    .map(({ orderCode, expCode, number }) => ({ orderCode, expCode, number }))
  return (
    <section aria-label={t.stepShip} className="card">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <h2 className="text-16 font-bold">{t.stepShip}</h2>
        <p role="status" className="grow text-13 text-ink-2">
          {t.checked(checked.ready, wrong.length)}
        </p>
        {wrong.length > 0 && <RefusedButton rows={wrong} />}
        <Button
          kind="jade"
          className="min-h-11! max-lg:w-full"
          disabled={rows.length === 0}
          busy={start.isRunning}
          onClick={() => start.run({ rows })}
        >
          {t.ship(rows.length)}
        </Button>
      </div>
      <RowsTable rows={[...wrong, ...checked.list.filter(({ problem }) => !problem)]} />
    </section>
  )
}

/** Saves the refused rows with their reasons. */
export function RefusedButton({ rows }: { rows: readonly ToldRow[] }) {
  const t = useTexts(batchTexts)
  const locale = useLocale()
  return (
    <Button className="min-h-11! max-lg:w-full" onClick={() => saveRows(rows, t, locale)}>
      <Icon of={downloadIcon} size={16} />
      {t.saveRefused}
    </Button>
  )
}

const cell = 'border-t border-line px-3 py-2 first:pl-4 last:pr-4'
const mostShown = 200

/** The rows, refused ones on top; on phones each is a card. */
export function RowsTable({ rows }: { rows: readonly ToldRow[] }) {
  const t = useTexts(batchTexts)
  const locale = useLocale()
  return (
    <>
      <table className="w-full border-collapse text-13 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="bg-inset text-left text-12 text-ink-3">
            {[t.row, t.order, t.carrier, t.number, t.result].map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.slice(0, mostShown).map((row) => (
            <tr
              key={row.place}
              className="max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:border-t max-md:border-line max-md:px-4 max-md:py-2 max-md:*:border-0 max-md:*:p-0"
            >
              <td className={`${cell} figures font-medium text-ink-3`}>{row.place}</td>
              <td className={`${cell} figures font-medium break-all`}>{row.orderCode}</td>
              <td className={cell}>{carrierOf(row.expCode)?.name[locale] ?? (row.expCode || '—')}</td>
              <td className={`${cell} figures font-medium break-all`}>{row.number}</td>
              <td className={cell}>
                {row.problem ? (
                  <Tag tone={row.problem === 'shippedBefore' ? 'plain' : 'crimson'}>
                    {t.problems[row.problem]}
                  </Tag>
                ) : (
                  <Tag tone="jade">{t.ready}</Tag>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostShown && (
        <p className="px-4 py-3 text-13 text-ink-3">{t.notShown(rows.length - mostShown)}</p>
      )}
    </>
  )
}
