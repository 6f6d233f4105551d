import type { Log } from '@hojip/platform/log'
import type { Trail } from '@hojip/platform/trail'
import type { Answered } from './figures/requests.ts'

export const logRequests = ['off', 'faults', 'sampled', 'all'] as const
/** Which requests leave a line: none, those that failed or were slow, these and one of a hundred others, or all. */
export type LogRequests = (typeof logRequests)[number]

export interface Line extends Pick<Answered, 'what' | 'route' | 'outcome'> {
  method: string
  status: number
  ms: number
  bytes: number | undefined
  trail: Trail
}

const slowMs = 1_000
const oneOf = 100
/** Probes, which come every second from each of those who look. */
const quiet = new Set(['/health', '/ready'])

/**
 * Writes a line for a request when it has been answered. It names the route by its pattern, and of the caller only whether
 * somebody has signed in: no address, no query, no account. One fault that many requests have is a line a second.
 */
export function requestLog(log: Log, which: LogRequests): (line: Line) => void {
  let seen = 0
  const isChosen = ({ what, outcome, ms, route }: Line): boolean => {
    if (which === 'off' || quiet.has(route)) return false
    if (which === 'all' || outcome === 'fault' || ms >= slowMs) return true
    // Files are most of all requests, and tell least.
    if (which === 'faults' || what === 'file') return false
    seen = (seen + 1) % oneOf
    return seen === 1
  }
  return (line) => {
    if (!isChosen(line)) return
    const { method, what, route, status, outcome, ms, bytes, trail } = line
    const { traceId, viewer, refusal } = trail
    const cause = outcome === 'fault' ? { cause: `${status} ${method} ${route}` } : {}
    const fields = {
      traceId,
      method,
      [what]: route,
      status,
      ms: Math.round(ms),
      bytes,
      viewer,
      refusal,
      ...cause,
    }
    if (outcome === 'fault') log.warn('http.request', fields)
    else log.info('http.request', fields)
  }
}
