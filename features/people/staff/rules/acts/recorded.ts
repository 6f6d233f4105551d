import type { Call } from '@hojip/platform/http'

const onlyReads = new Set<Call['rate']>(['read', 'poll', 'search'])

/**
 * Whether the log has the call: every call of staff and operators that writes, unless its contract leaves it out, and
 * those of others whose handlers name who acts, such as signing in.
 */
export function isRecorded({ auth, rate, record }: Pick<Call, 'auth' | 'rate' | 'record'>): boolean {
  if (record !== undefined) return record === 'named'
  return (auth === 'staff' || auth === 'operator') && !onlyReads.has(rate)
}
