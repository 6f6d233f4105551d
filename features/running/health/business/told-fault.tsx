import { known } from '@hojip/platform/known'
import type { ChannelTexts } from '@hojip/policy/channels'
import type { Fault } from '../contract.ts'
import type { HealthTexts } from './texts.ts'

const urgent = new Set<Fault['kind']>([
  'stale',
  'callsFail',
  'paymentsLow',
  'payments',
  'refunds',
  'cases',
  'booksBroken',
])

/** Whether shoppers or their money are concerned. */
export function isUrgent({ kind }: Fault): boolean {
  return urgent.has(kind)
}

/**
 * What is wrong, in a sentence with its numbers.
 * @param channels what a channel of payments is called
 */
export function titleOf(
  t: HealthTexts,
  channels: Readonly<Record<string, ChannelTexts>>,
  { kind, subject, count, of }: Fault,
): string {
  const ofChannel = kind === 'paymentsLow' || kind === 'pausedPayments' || kind === 'pausedRefunds'
  const named = ofChannel ? (channels[subject]?.name ?? subject) : subject
  return known(t.faults, kind)?.title({ subject: named, count, of, waited: t.seconds(of) }) ?? kind
}
