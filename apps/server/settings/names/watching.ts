import { isLoopback } from '@hojip/platform/network'
import { z } from 'zod'
import { logRequests } from '../../watching/request-log.ts'

const text = z.string().trim().min(1)

/** How the mall is watched; `docs/watching.md` explains each. */
export const watching = {
  /** The port of `/metrics` for Prometheus; left out: nothing is counted for it. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  /** What Prometheus sends as a bearer token. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** A collector for OTLP over HTTP; left out: there are no traces, and OpenTelemetry is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
  /** Which requests leave a line in the log; left out: none in the demo, faults and samples in production. */
  LOG_REQUESTS: z.enum(logRequests).optional(),
}

export interface WatchingFacts {
  METRICS_PORT?: number | undefined
  METRICS_HOST: string
  METRICS_TOKEN?: string | undefined
}

/** Figures on the port of the shop would be for everybody, and neither could listen. */
export function watchingFaults({ PORT, METRICS_PORT }: { PORT: number; METRICS_PORT?: number | undefined }) {
  return METRICS_PORT === PORT
    ? ['METRICS_PORT: is PORT, where shoppers are; figures have a port of their own']
    : []
}

/** Who could read the figures from elsewhere. */
export function watchingWarnings({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: WatchingFacts): string[] {
  if (METRICS_PORT === undefined || METRICS_TOKEN !== undefined || isLoopback(METRICS_HOST)) return []
  return [
    `METRICS_HOST is ${METRICS_HOST} without a METRICS_TOKEN: everybody who reaches the port ${METRICS_PORT} reads the figures.`,
  ]
}
