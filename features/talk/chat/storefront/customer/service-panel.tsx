import { useDates, useInMallTime, useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { Button, Picture, Price, Skeleton } from '@hojip/platform/ui'
import { isAlwaysServed, serviceTimesText } from '@hojip/policy'
import type { ReactNode } from 'react'
import { messageTexts } from '../../parts/message/texts.ts'
import { newestOrders } from './open-orders.tsx'
import { customerTexts } from './texts.ts'
import type { Place } from './use-queue.ts'

interface ServicePanelProps {
  place: Place | undefined
  onSendOrder: (orderId: string) => void
}

/** The shopper's newest orders, the hours of the service, and the messages that the shopper has left. */
export function ServicePanel({ place, onSendOrder }: ServicePanelProps) {
  const t = useTexts(customerTexts)
  const { data: site } = useLazyCall('GET /sysConfig/queryPublic', {})
  return (
    <>
      <Section title={t.whichOrder}>
        <Orders onSend={onSendOrder} />
      </Section>
      <OwnMessages />
      <Section title={t.whenThere}>{place && <WhenThere place={place} />}</Section>
      {site && (
        <Section title={t.urgent}>
          <p className="text-13 text-ink-2">{t.callUs(site.csPhone)}</p>
        </Section>
      )}
    </>
  )
}

function WhenThere({ place: { workTime, workDays, nextOpeningAt } }: { place: Place }) {
  const t = useTexts(customerTexts)
  const dates = useDates()
  const locale = useLocale()
  const inMallTime = useInMallTime()
  const times = { days: workDays, span: workTime }
  return (
    <>
      <p className="flex justify-between gap-3 text-13">
        <span className="flex-none text-ink-2">{t.humanHours}</span>
        <b className="text-right">{serviceTimesText(locale, times, inMallTime)}</b>
      </p>
      {!isAlwaysServed(times) && (
        <p className="text-12 text-ink-3">{t.afterHours(dates.moment(nextOpeningAt))}</p>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 p-4">
      <h3 className="text-14 font-bold">{title}</h3>
      {children}
    </section>
  )
}

function Orders({ onSend }: { onSend: (orderId: string) => void }) {
  const t = useTexts(customerTexts)
  const states: Record<string, string> = useTexts(messageTexts).orderStates
  const { data, isPending } = useLazyCall('POST /bizOrder/queryMyOrder', newestOrders, { live: 'order' })
  if (isPending) return <Skeleton className="h-20 rounded-md" />
  if (!data || data.list.length === 0) return <p className="text-13 text-ink-3">{t.noOrders}</p>
  return (
    <ul className="divide-y divide-line">
      {data.list.map(({ pkId, goodsInfoList: lines, totalMoney, orderStatus }) => {
        const name = lines.map(({ goodsName, goodsNum }) => t.units(goodsName, goodsNum)).join(' · ')
        return (
          <li key={pkId} className="grid grid-cols-[56px_minmax(0,1fr)] gap-2.5 py-2.5">
            <Picture of={lines[0]?.goodsPic ?? ''} alt="" sizes="56px" className="size-14 rounded-md" />
            <div className="grid content-between gap-1">
              <bdi className="line-clamp-2 text-13 leading-snug">{name}</bdi>
              <span className="text-12 text-jade-text">{states[orderStatus]}</span>
              <p className="flex items-center justify-between gap-2">
                <Price value={totalMoney} size="sm" tone="ink" exact />
                <Button
                  size="xs"
                  className="max-lg:min-h-11!"
                  aria-label={`${t.sendOrder} · ${name}`}
                  onClick={() => onSend(pkId)}
                >
                  {t.sendOrder}
                </Button>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function OwnMessages() {
  const t = useTexts(customerTexts)
  const { data } = useLazyCall(
    'POST /appUserChat/queryTickets',
    { pageNum: 1, pageSize: 5 },
    { live: 'notice' },
  )
  if (!data || data.list.length === 0) return null
  return (
    <Section title={t.ownMessages}>
      <ul className="grid gap-2.5">
        {data.list.map(({ pkId, code, content, answer }) => (
          <li key={pkId} className="grid gap-1 rounded-md bg-inset p-2.5 text-13">
            <p className="flex justify-between gap-2 text-12 text-ink-3">
              <span translate="no" className="figures">
                {code}
              </span>
              <span>{answer === null ? t.waitsForAnswer : t.answered}</span>
            </p>
            <bdi className="line-clamp-2">{content}</bdi>
            {answer !== null && <bdi className="text-jade-text">{answer}</bdi>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
