import { overviewHref } from '@hojip/hrefs/figures'
import { useTexts } from '@hojip/platform/page'
import { arrowDownIcon, arrowUpIcon, classNames, Icon, Link } from '@hojip/platform/ui'
import type { FiguresAnswer } from '../contract.ts'
import { changeOf, metrics, valueOf, type Metric } from '../rules/metrics.ts'
import type { OverviewSearch } from './overview-search.ts'
import { figuresTexts } from './texts.ts'
import { useFormat } from './use-format.ts'

/** Today's figures beside those of yesterday until the same hour; each chooses what the chart shows. */
export function MetricTiles({ figures, search }: { figures: FiguresAnswer; search: OverviewSearch }) {
  const t = useTexts(figuresTexts)
  const format = useFormat()
  return (
    <nav
      aria-label={t.metricsLabel}
      className="grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-3 min-[1360px]:grid-cols-6"
    >
      {metrics.map((metric) => (
        <Link
          key={metric}
          href={overviewHref({ period: search.period, metric })}
          aria-current={metric === search.metric || undefined}
          className={classNames(
            'relative grid content-start gap-0.5 px-4 py-3 hover:bg-inset',
            metric === search.metric
              ? "bg-inset after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-jade after:content-['']"
              : 'bg-surface',
          )}
        >
          <span className="text-13 text-ink-2">{t.todays(t.metrics[metric])}</span>
          <b className="figures text-22 leading-tight">{format(metric, valueOf(figures.today, metric))}</b>
          <Compared figures={figures} metric={metric} />
        </Link>
      ))}
    </nav>
  )
}

function Compared({ figures, metric }: { figures: FiguresAnswer; metric: Metric }) {
  const t = useTexts(figuresTexts)
  const { todayByHour, yesterdayByHour, hour } = figures
  const change = changeOf(metric, valueOf(todayByHour, metric), valueOf(yesterdayByHour, metric))
  if (!change) return <span className="text-12 text-ink-3">{t.noYesterday}</span>
  const percent = `${Math.abs(change.share * 100).toFixed(1)}%`
  if (change.share === 0) return <span className="text-12 text-ink-3">{t.same(hour)}</span>
  return (
    <span
      className={classNames(
        'flex flex-wrap items-center gap-1 text-12',
        change.isGood ? 'text-jade-text' : 'text-crimson',
      )}
    >
      <Icon of={change.share > 0 ? arrowUpIcon : arrowDownIcon} size={12} />
      <span className="figures font-medium">
        {change.share > 0 ? '+' : '−'}
        {percent}
      </span>
      {t.thanYesterday(hour)}
    </span>
  )
}
