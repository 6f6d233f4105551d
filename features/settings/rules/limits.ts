import type { LimitName } from '../contract/names.ts'

export interface Limit {
  unit: 'count' | 'minutes' | 'days'
  usual: number
  min: number
  max: number
}

export const limits: Record<LimitName, Limit> = {}
