import type { ProductSort } from './product-filter.ts'

/** How many products each step of every order has; see `search_steps` of the schema. */
export type StepCounts = readonly { step: number; count: number }[]

const families = {
  standing: { first: 1000, isDescending: true },
  cheapest: { first: 2000, isDescending: false },
  dearest: { first: 2000, isDescending: true },
  sales: { first: 3000, isDescending: true },
  newest: { first: 4000, isDescending: true },
  score: { first: 5000, isDescending: true },
} as const satisfies Record<ProductSort, { first: number; isDescending: boolean }>

const perFamily = 1000
/** The shares of all products that are read one after the other, until the list is long enough. */
const shares = [0.01, 0.04, 0.16]

/**
 * The steps in front of an order: first those of about one product in a hundred, then of more. Whatever the products of a
 * list are, all in these steps come before all others.
 */
export function stepsInFront(sort: ProductSort, counts: StepCounts): number[][] {
  const { first, isDescending } = families[sort]
  const own = counts
    .filter(({ step }) => step >= first && step < first + perFamily)
    .toSorted((a, b) => (isDescending ? b.step - a.step : a.step - b.step))
  const total = own.reduce((sum, { count }) => sum + count, 0)
  const found: number[][] = []
  const steps: number[] = []
  let passed = 0
  for (const { step, count } of own) {
    steps.push(step)
    passed += count
    const share = shares[found.length]
    if (share === undefined || passed >= total / 2) break
    if (passed >= total * share) found.push([...steps])
  }
  return found
}
