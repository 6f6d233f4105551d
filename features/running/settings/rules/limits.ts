import type { LimitName } from '../contract/names.ts'

export interface Limit {
  unit: 'count'
  usual: number
  min: number
  max: number
}

/** Every number is shown in a refusal that names the value that is set, and in no other text. */
export const limits: Record<LimitName, Limit> = {
  products: { unit: 'count', usual: 200_000, min: 100, max: 1_000_000 },
  favourites: { unit: 'count', usual: 2_000, min: 50, max: 5_000 },
  follows: { unit: 'count', usual: 500, min: 20, max: 2_000 },
  alerts: { unit: 'count', usual: 100, min: 5, max: 300 },
  questionsADay: { unit: 'count', usual: 10, min: 1, max: 100 },
  answersADay: { unit: 'count', usual: 30, min: 1, max: 300 },
}
