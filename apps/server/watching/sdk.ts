import { context, trace } from '@opentelemetry/api'
import { traceSeal } from '@hojip/platform/tracing'
import { createHmac, randomBytes } from 'node:crypto'
import type { Tracing } from './requests.ts'

export interface SdkOptions {
  /** The address of a collector for OTLP over HTTP, without `/v1/traces`. */
  endpoint: string
  /** The share of requests that are recorded. */
  share: number
  /** The mall's secret: all its processes know pages of each other. */
  secret: string
  version: string
}

/**
 * Loads OpenTelemetry's SDK, and sends what is recorded to a collector. Without this call none of it is loaded.
 * @returns with `stop`, which sends what is left
 */
export async function startTracing(options: SdkOptions): Promise<Tracing & { stop: () => Promise<void> }> {
  const { endpoint, share, secret, version } = options
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ])
  let next: { traceId?: string; spanId?: string } = {}
  const take = (kind: 'traceId' | 'spanId', bytes: number) => {
    const { [kind]: given, ...rest } = next
    next = rest
    return given ?? randomBytes(bytes).toString('hex')
  }
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href,
  })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hojip', 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    idGenerator: { generateTraceId: () => take('traceId', 16), generateSpanId: () => take('spanId', 8) },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return {
    seal: traceSeal(createHmac('sha256', secret).update('traces').digest('hex')),
    beginAs: (ids) => void (next = ids),
    stop: async () => {
      await provider.shutdown()
      trace.disable()
      context.disable()
    },
  }
}
