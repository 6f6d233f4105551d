import type { Log } from '@hojip/platform/log'
import type { Urgency } from '@hojip/platform/shedding'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SharedLimiter } from '../limits/shared-limits.ts'

type Limit = SharedLimiter['limit']

/**
 * Logs who is not let in: each refused authorisation by status and route. A call that asks who the caller is answers 404
 * for what it hides. The log writes a cause once a second with the number of the others. The line names neither address
 * nor account: it shows that somebody is trying, and where.
 */
export function logRefusals(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    done()
    if (statusCode < 400) return
    const { url, config } = request.routeOptions
    const isHidden = statusCode === 404 && (config as { asksWho?: boolean } | undefined)?.asksWho === true
    if (statusCode !== 401 && statusCode !== 403 && !isHidden) return
    log.info('http.refused', { cause: `${statusCode} ${request.method} ${url ?? 'no route'}` })
  })
}

/** Records that a request is turned away because there are too many: in the log by its urgency, and on its trail. */
export function recordShed(log: Log): (urgency: Urgency, request: FastifyRequest) => void {
  return (urgency, { watched }) => {
    if (watched) watched.trail.shed = urgency
    log.warn('load.shed', { cause: urgency })
  }
}

/** Logs each limit that somebody has reached, by class. */
export function withLog(limit: Limit, log: Log): Limit {
  const seen = (rate: Parameters<Limit>[0], seconds: number) => {
    if (seconds > 0) log.info('limits.reached', { cause: rate })
    return seconds
  }
  return (rate, caller) => {
    const seconds = limit(rate, caller)
    return typeof seconds === 'number' ? seen(rate, seconds) : seconds.then((after) => seen(rate, after))
  }
}
