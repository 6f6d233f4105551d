import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { priceText } from '@hojip/platform/ui'
import type { Metric } from '../rules/metrics.ts'
import { figuresTexts } from './texts.ts'

/** Writes a value of a metric in the reader's language; a dash where there is none. */
export function useFormat() {
  const t = useTexts(figuresTexts)
  const locale = useLocale()
  return (metric: Metric, value: number | null): string => {
    if (value === null) return '—'
    if (metric === 'sales' || metric === 'refunded') return priceText(value.toFixed(2))
    if (metric === 'conversion') return `${(value * 100).toFixed(1)}%`
    if (metric !== 'answerSeconds') return formatNumber(locale, value)
    const minutes = Math.floor(value / 60)
    return minutes < 60
      ? t.minutes(minutes, Math.round(value % 60))
      : t.hours(Math.floor(minutes / 60), minutes % 60)
  }
}
