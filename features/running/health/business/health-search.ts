import { choice, type RawSearch } from '@hojip/platform/page'

export const periods = ['hour', 'day'] as const

export interface HealthSearch {
  period: (typeof periods)[number]
}

export function healthSearch(raw: RawSearch): HealthSearch {
  return { period: choice(raw, 'period', periods, 'hour') }
}
