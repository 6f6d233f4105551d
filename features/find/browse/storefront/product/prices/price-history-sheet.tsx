import type { PriceHistory, ProductSpec } from '@hojip/catalog/contract'
import { FollowProduct } from '@hojip/favourites/storefront/follow-product'
import { PriceForm } from '@hojip/favourites/storefront/price-form'
import { formatNumber } from '@hojip/platform/i18n'
import { epochOfWire } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { useLazyCall, useDates, useLocale, useTexts } from '@hojip/platform/page'
import { Button, Disclosure, Notice, priceText, Sheet, Skeleton } from '@hojip/platform/ui'
import { askedPrices, summaryOf } from './chart-scale.ts'
import { PriceChart } from './price-chart.tsx'
import { pricesTexts } from './texts.ts'

const days = 90

/** What the chosen SKU has asked in the last 90 days. */
export function PriceHistorySheet({ spec, onClose }: { spec: ProductSpec; onClose: () => void }) {
  const texts = useTexts(pricesTexts)
  const asked = { goodsId: spec.goodsId, goodsSpecId: spec.pkId, days }
  const { data, error, refetch } = useLazyCall('GET /bizGoods/queryPriceHistory', asked)
  return (
    <Sheet title={texts.title} onClose={onClose}>
      <p className="mb-3 text-13 text-ink-3">
        {[spec.specText, texts.period(days)].filter(Boolean).join(' · ')}
      </p>
      {data && <History history={data} />}
      <div className="mt-4 border-t border-line pt-4">
        <PriceForm spec={spec} />
        <div className="mt-4">
          <FollowProduct goodsId={spec.goodsId} />
        </div>
      </div>
      {!data && error !== undefined && (
        <Notice
          tone="crimson"
          action={
            <Button size="sm" onClick={refetch}>
              {texts.again}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      )}
      {!data && error === undefined && <Skeleton className="h-64" />}
    </Sheet>
  )
}

function History({ history }: { history: PriceHistory }) {
  const texts = useTexts(pricesTexts)
  const locale = useLocale()
  const dates = useDates()
  const asked = askedPrices(history)
  const summary = summaryOf(asked)
  const [first] = asked
  if (!first || !summary || history.low30 === null) return <p className="text-ink-2">{texts.none}</p>
  const nowMs = epochOfWire(history.now)
  const isNew = first.fromMs > nowMs - (days - 1) * 86_400_000
  const yuan = (fen: number) => priceText(fenToYuan(fen))
  const isLowest = history.low30 === fenToYuan(summary.nowFen)
  return (
    <>
      <PriceChart history={history} asked={asked} days={days} />
      <dl className="mt-4 grid grid-cols-3 gap-3">
        <Figure value={priceText(history.low30)} name={isLowest ? texts.lowestIsNow : texts.lowest30} />
        <Figure value={yuan(summary.highestFen)} name={texts.highest(days)} />
        <Figure
          value={texts.times(summary.changes, formatNumber(locale, summary.changes))}
          name={texts.changed(days)}
        />
      </dl>
      <div className="mt-4 border-t border-line pt-3 text-13 text-ink-2">
        <Disclosure summary={texts.steps}>
          <ol className="grid gap-1.5 py-2">
            {asked.toReversed().map(({ fromMs, fen }) => (
              <li key={fromMs} className="flex justify-between gap-4">
                <span>{texts.since(dates.day(fromMs))}</span>
                <span className="figures font-medium text-ink">{yuan(fen)}</span>
              </li>
            ))}
          </ol>
        </Disclosure>
        <p className="mt-2 text-12 text-ink-3">
          {texts.whatCounts}
          {isNew && ` ${texts.recordedSince(dates.day(first.fromMs))}`}
        </p>
      </div>
    </>
  )
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="figures text-18 font-semibold">{value}</dd>
    </div>
  )
}
