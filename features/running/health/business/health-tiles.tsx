import { formatNumber } from '@hojip/platform/i18n'
import { useDates, useLocale, useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import type { Health } from '../contract.ts'
import { alarms } from '../rules/faults.ts'
import { healthTexts } from './texts.ts'

/** A minute's mean of the newest points, over about ten minutes. */
function perMinute({ points, minutes }: Health, of: 'orders' | 'payments'): number {
  const newest = points.slice(-Math.max(1, Math.round(10 / minutes)))
  const sum = newest.reduce((all, point) => all + point[of], 0)
  return newest.length === 0 ? 0 : Math.round((sum / (newest.length * minutes)) * 10) / 10
}

/** Seven figures at a glance. */
export function HealthTiles({ health }: { health: Health }) {
  const t = useTexts(healthTexts)
  const locale = useLocale()
  const dates = useDates()
  const number = (value: number) => formatNumber(locale, value)
  const { calls, queues, processes, backedUp, backupChecked, books, faults } = health
  const waited = Math.max(0, ...queues.map(({ waitedSeconds }) => waitedSeconds))
  const running = processes.filter(({ state }) => state === 'running').length
  const tiles = [
    { label: t.ordersPerMinute, value: number(perMinute(health, 'orders')), note: t.lastMinutes },
    { label: t.paymentsPerMinute, value: number(perMinute(health, 'payments')), note: t.lastMinutes },
    {
      label: t.p95,
      value: calls.p95Ms === null ? '—' : t.atMostMs(calls.p95Ms),
      note: t.callsNote(number(calls.calls), number(calls.failed)),
      isBad: (calls.p95Ms ?? 0) > alarms.slowMs || calls.failed >= alarms.failedCalls,
    },
    { label: t.longestWait, value: t.seconds(waited), note: t.usualWait, isBad: waited > alarms.lateSeconds },
    { label: t.processesRunning, value: number(running), note: t.processesNote },
    {
      label: t.lastBackup,
      value: backedUp === null ? '—' : dates.stamp(backedUp),
      note: backupChecked === null ? t.neverChecked : t.checked(dates.stamp(backupChecked)),
      isBad: faults.some(({ kind }) => kind === 'backupOld'),
    },
    {
      label: t.booksChecked,
      value: books === null ? '—' : dates.stamp(books.checked),
      note: books === null ? t.booksNever : books.broken === 0 ? t.booksHold : t.booksBroken(books.broken),
      isBad: faults.some(({ kind }) => kind === 'booksBroken' || kind === 'booksOld'),
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7">
      {tiles.map(({ label, value, note, isBad }) => (
        <div key={label} className="grid content-start gap-0.5 card px-4 py-3">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className={classNames('figures text-22 leading-tight font-bold', isBad && 'text-crimson')}>
            {value}
          </dd>
          <dd className="text-12 text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
