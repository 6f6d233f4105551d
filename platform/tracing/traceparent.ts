import { createHmac, timingSafeEqual } from 'node:crypto'
import { isValidSpanId, isValidTraceId, TraceFlags, type SpanContext } from '@opentelemetry/api'
import { minuteMs } from '../clock/index.ts'

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Reads the header `traceparent` of W3C, in its form of 55 characters; undefined for anything else. */
export function readTraceparent(text: unknown): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = (typeof text === 'string' && form.exec(text)) || []
  if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
}

export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`
}

/** How long the calls of a page go on with its trace. */
const trustedMs = minuteMs

/** Our trace ids are UUIDv7 without dashes, so they begin with their time. */
function isYoung(traceId: string, nowMs: number): boolean {
  const ageMs = nowMs - Number.parseInt(traceId.slice(0, 12), 16)
  return ageMs >= -trustedMs && ageMs <= trustedMs
}

/**
 * Tells traces that we have begun from those of strangers. A page's span has an id that only we can compute from its trace
 * id: a browser sends both back with its calls, and nobody else can have us record what we have not chosen.
 */
export function traceSeal(secret: string) {
  const spanIdOf = (traceId: string) =>
    createHmac('sha256', secret).update(`span of ${traceId}`).digest('hex').slice(0, 16)
  return {
    spanIdOf,
    isOurs: ({ traceId, spanId }: SpanContext, nowMs: number): boolean =>
      isYoung(traceId, nowMs) && timingSafeEqual(Buffer.from(spanId), Buffer.from(spanIdOf(traceId))),
  }
}
