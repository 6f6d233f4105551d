import { known } from '@hojip/platform/known'
import type { Fault } from '../contract.ts'
import type { HealthTexts } from './texts.ts'

const urgent = new Set<Fault['kind']>(['stale', 'callsFail', 'paymentsLow', 'payments', 'refunds', 'cases'])

/** Whether shoppers or their money are concerned. */
export function isUrgent({ kind }: Fault): boolean {
  return urgent.has(kind)
}

/** What is wrong, in a sentence with its numbers. */
export function titleOf(t: HealthTexts, { kind, subject, count, of }: Fault): string {
  const named = kind === 'paymentsLow' ? (t.channels[subject] ?? subject) : subject
  return known(t.faults, kind)?.title({ subject: named, count, of, waited: t.seconds(of) }) ?? kind
}
