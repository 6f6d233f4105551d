import {
  DashedLine,
  LineKey,
  NowArea,
  pointOf,
  TimeChart,
  ToldBox,
  type GivenByChart,
} from '@hojip/platform/chart'
import { useTexts, useDates } from '@hojip/platform/page'
import type { Health } from '../contract.ts'
import { healthTexts } from './texts.ts'

type Point = Health['points'][number]

/** Orders as an area, payments as a dashed line over it. */
export function TradeChart({ points, minutes }: Pick<Health, 'minutes' | 'points'>) {
  const t = useTexts(healthTexts)
  const dates = useDates()
  const labelled = points.map((point) => ({ ...point, label: dates.clock(point.at) }))
  return (
    <figure aria-label={t.trade(minutes)}>
      <TimeChart points={labelled} heightPx={240} minTickGapPx={32} axisPx={44} told={<Told />}>
        <NowArea dataKey="orders" />
        <DashedLine dataKey="payments" stroke="var(--c-ink-2)" dash="5 4" widthPx={2} />
      </TimeChart>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 px-2 pb-1 text-12 text-ink-2">
        <LineKey look="area">{t.orders}</LineKey>
        <LineKey look="second">{t.payments}</LineKey>
      </figcaption>
    </figure>
  )
}

function Told(given: GivenByChart) {
  const t = useTexts(healthTexts)
  const dates = useDates()
  const point = pointOf<Point>(given)
  if (!point) return null
  return (
    <ToldBox>
      <p>{dates.clock(point.at)}</p>
      <p>
        {t.orders} <b className="figures">{point.orders}</b> · {t.payments}{' '}
        <b className="figures">{point.payments}</b>
      </p>
    </ToldBox>
  )
}
