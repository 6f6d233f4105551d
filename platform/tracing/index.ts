import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type SpanContext,
} from '@opentelemetry/api'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

export { readTraceparent, traceSeal } from './traceparent.ts'

/** Does nothing until the server has loaded the SDK. */
const tracer = trace.getTracer('hojip')

export interface Told {
  /** By pattern, such as `POST /v1/notes/:id`: never with ids, texts or tokens. */
  name: string
  kind?: keyof typeof SpanKind
  attributes?: Attributes
}

/** The span that is recorded just now; undefined where nobody traces. */
function recording(): Span | undefined {
  const span = trace.getActiveSpan()
  return span?.isRecording() ? span : undefined
}

function failed(span: Span, error: unknown): void {
  // A message may hold what somebody has typed; the log has it, under the same trace id.
  const name = error instanceof Error ? error.name : 'Error'
  span.setAttribute('error.type', name).setStatus({ code: SpanStatusCode.ERROR })
}

function open({ name, kind = 'INTERNAL', attributes = {} }: Told): Span {
  return tracer.startSpan(name, { kind: SpanKind[kind], attributes })
}

/** Begins a part of what is being traced; `end` tells that it is over. Undefined, and free, where nobody traces. */
export function beginSpan(told: () => Told): { end: (error?: unknown) => void } | undefined {
  if (!recording()) return undefined
  const span = open(told())
  return {
    end: (error) => {
      if (error !== undefined) failed(span, error)
      span.end()
    },
  }
}

async function runIn<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await context.with(trace.setSpan(context.active(), span), work)
  } catch (error) {
    failed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Runs work as a part of what is being traced; parts that begin inside belong to it. Where nobody traces it just runs. */
export function inSpan<T>(told: () => Told, work: () => Promise<T>): Promise<T> {
  return recording() ? runIn(open(told()), work) : work()
}

/** What another program, or a job, needs to go on with the trace; undefined where nobody traces. */
export function currentTraceparent(): string | undefined {
  const span = recording()
  return span && writeTraceparent(span.spanContext())
}

/**
 * Runs work that an earlier request has caused: as a part of the trace of the first, with links to the others. Where there
 * is none it just runs.
 */
export function inSpanOf<T>(
  traceparents: readonly string[],
  told: () => Told,
  work: () => Promise<T>,
): Promise<T> {
  const [first, ...others] = traceparents.flatMap((text) => readTraceparent(text) ?? [])
  if (!first) return work()
  const { name, kind = 'CONSUMER', attributes = {} } = told()
  const links = others.map((one) => ({ context: one }))
  const parent = trace.setSpanContext(ROOT_CONTEXT, first)
  return runIn(tracer.startSpan(name, { kind: SpanKind[kind], attributes, links }, parent), work)
}

/** A span that begins a trace here, or goes on with that of a page of ours. */
export interface RootSpan {
  /** Runs work, and all that it begins, inside. */
  run(work: () => void): void
  /** What a browser sends with its calls to go on with the trace; undefined when it is not recorded. */
  traceparent(): string | undefined
  end(name: string, attributes: Attributes, isFault: boolean): void
}

export interface Root {
  startMs: number
  /** The page of ours that sent the request. */
  parent?: SpanContext | undefined
  /** The trace of a stranger, which ours is not part of. */
  linked?: SpanContext | undefined
}

export function beginRoot({ startMs, parent, linked }: Root): RootSpan {
  const around = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
  const links = linked ? [{ context: linked }] : []
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER, startTime: startMs, links }, around)
  return {
    run: (work) => (span.isRecording() ? context.with(trace.setSpan(ROOT_CONTEXT, span), work) : work()),
    traceparent: () => (span.isRecording() ? writeTraceparent(span.spanContext()) : undefined),
    end: (name, attributes, isFault) => {
      span.updateName(name).setAttributes(attributes)
      if (isFault) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
