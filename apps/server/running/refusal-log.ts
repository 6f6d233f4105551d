import type { Log } from '@hojip/platform/log'
import type { Urgency } from '@hojip/platform/shedding'
import type { FastifyInstance } from 'fastify'
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

/** Logs that requests are refused because there are too many, by what they were about. */
export function logShed(log: Log): (urgency: Urgency) => void {
  return (urgency) => log.warn('load.shed', { cause: urgency })
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
