import { useCall, useTexts, Time } from '@hojip/platform/page'
import { Price, Tag } from '@hojip/platform/ui'
import { channelOf, channelTexts } from '@hojip/policy/channels'
import type { ReconciledDay } from '../contract.ts'
import { booksTexts } from './texts.ts'

const cell = 'border-b border-line px-3 py-2 first:pl-4 last:pr-4'

/** The days that were compared with the gateways' bills, and the results. */
export function DaysPanel() {
  const t = useTexts(booksTexts)
  const { list } = useCall('GET /sysConsole/queryReconciledDays', {})
  return (
    <section aria-labelledby="days" className="overflow-hidden card">
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3 pb-2">
        <h2 id="days" className="text-16 font-bold">
          {t.days}
        </h2>
        <p className="text-12 text-ink-3">{t.daysText}</p>
      </div>
      {list.length === 0 ? (
        <p className="px-4 pb-4 text-13 text-ink-3">{t.noDays}</p>
      ) : (
        <ul className="text-13 lg:hidden" aria-label={t.days}>
          {list.map((one) => (
            <DayCard key={`${one.day} ${one.payType}`} one={one} />
          ))}
        </ul>
      )}
      {list.length > 0 && <DaysTable list={list} />}
    </section>
  )
}

function State({ one }: { one: ReconciledDay }) {
  const t = useTexts(booksTexts)
  return one.openCases > 0 ? (
    <Tag tone="crimson" size="md">
      {t.openCases(one.openCases)}
    </Tag>
  ) : (
    <Tag tone="jade" size="md">
      {t.agrees}
    </Tag>
  )
}

function DayCard({ one }: { one: ReconciledDay }) {
  const t = useTexts(booksTexts)
  const channels = useTexts(channelTexts)
  return (
    <li className="grid gap-1 border-t border-line px-4 py-2.5">
      <span className="flex items-center justify-between gap-2">
        <b className="figures font-medium">{one.day}</b>
        <State one={one} />
      </span>
      <span className="text-12 text-ink-2">
        {channels[channelOf(one.payType)].name} · {t.in(one.payments, one.paymentsMoney)} ·{' '}
        {t.out(one.refunds, one.refundsMoney)}
      </span>
    </li>
  )
}

function DaysTable({ list }: { list: readonly ReconciledDay[] }) {
  const t = useTexts(booksTexts)
  const channels = useTexts(channelTexts)
  return (
    <div className="max-lg:hidden">
      <table className="w-full border-collapse text-13">
        <thead>
          <tr className="bg-inset text-left text-12 text-ink-3">
            <th scope="col" className={`${cell} font-medium`}>
              {t.dayColumns.day}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t.dayColumns.way}
            </th>
            <th scope="col" className={`${cell} text-right font-medium`}>
              {t.dayColumns.payments}
            </th>
            <th scope="col" className={`${cell} text-right font-medium`}>
              {t.dayColumns.refunds}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t.dayColumns.state}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t.dayColumns.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={`${one.day} ${one.payType}`} className="hover:bg-inset">
              <td className={`figures ${cell} font-medium`}>{one.day}</td>
              <td className={cell}>{channels[channelOf(one.payType)].name}</td>
              <td className={`${cell} text-right`}>
                <Price value={one.paymentsMoney} size="sm" tone="ink" exact />
                <span className="ml-2 inline-block min-w-12 text-12 text-ink-3">{t.count(one.payments)}</span>
              </td>
              <td className={`${cell} text-right`}>
                <Price value={one.refundsMoney} size="sm" tone="ink" exact />
                <span className="ml-2 inline-block min-w-12 text-12 text-ink-3">{t.count(one.refunds)}</span>
              </td>
              <td className={cell}>
                <State one={one} />
              </td>
              <td className={`${cell} text-ink-3`}>
                <Time at={one.time} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
