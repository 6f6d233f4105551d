import { choice, type RawSearch } from '@hojip/platform/page'
import type { Period } from '../contract.ts'
import { periods } from '../rules/periods.ts'
import { metrics, type Metric } from '../rules/metrics.ts'

export interface OverviewSearch {
  period: Period
  metric: Metric
}

export function overviewSearch(raw: RawSearch): OverviewSearch {
  return { period: choice(raw, 'period', periods, '14'), metric: choice(raw, 'metric', metrics, 'sales') }
}
