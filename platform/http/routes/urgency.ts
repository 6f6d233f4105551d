import type { Urgency } from '../../shedding/index.ts'
import type { Call } from '../contract.ts'

const vitalRates = new Set<Call['rate']>(['callback', 'pay', 'login', 'sms'])
const extraRates = new Set<Call['rate']>(['place', 'report', 'translate'])

/** How late a call suffers when the mall is asked more than it can answer. */
export function urgencyOf({ rate, auth, urgency, file }: Call): Urgency | undefined {
  // It is received at its sender's pace, and bounded by itself.
  if (file) return undefined
  if (urgency || vitalRates.has(rate)) return 'vital'
  if (auth !== 'public') return 'account'
  return extraRates.has(rate) ? 'extra' : 'browse'
}
