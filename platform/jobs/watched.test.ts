import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginRoot } from '../tracing/index.ts'
import { currentTrail } from '../trail/index.ts'
import { collectingLog } from '../testing/index.ts'
import { jobsRan, runWatched, withTrace } from './watched.ts'
import { runJobs } from './workers.ts'

const exporter = new InMemorySpanExporter()
beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  )
})
afterAll(() => {
  trace.disable()
  context.disable()
})

test('a job belongs to the trace of the request that sent it, and its handler gets the data that was sent', async () => {
  const data = { noteId: '1' }
  const root = beginRoot({ startMs: Date.now() })
  let sent: object = {}
  root.run(() => void (sent = withTrace(data)))
  root.end('POST /v1/x', {}, false)
  const got: unknown[] = []
  await runWatched('notes.close', [sent, { noteId: '2' }], async (all) => {
    got.push(all, currentTrail()?.traceId.replaceAll('-', ''))
  })
  const [request, job] = exporter.getFinishedSpans()
  expect(job).toMatchObject({ name: 'job notes.close' })
  expect(job!.spanContext().traceId).toBe(request!.spanContext().traceId)
  expect(got).toEqual([[data, { noteId: '2' }], request!.spanContext().traceId])
})

test('outside a trace the data of a job is what was sent, and no span is made', async () => {
  exporter.reset()
  const data = { noteId: '1' }
  expect(withTrace(data)).toBe(data)
  await runWatched('notes.close', [data], async ([one]) => expect(one).toBe(data))
  expect(exporter.getFinishedSpans()).toEqual([])
})

test('jobs that ran are told with their queue; a batch that fails is not, since its jobs run again alone', async () => {
  const told: unknown[] = []
  const stop = jobsRan.listen((fact) => told.push(fact))
  const fail = () => Promise.reject(new Error('planted'))
  await runWatched('a.b', [{}, {}], async () => undefined)
  await expect(runWatched('a.b', [{}, {}], fail)).rejects.toThrow('planted')
  await expect(runWatched('a.b', [{}], fail)).rejects.toThrow('planted')
  stop()
  expect(told).toEqual([
    { queue: 'a.b', jobs: 2, outcome: 'good' },
    { queue: 'a.b', jobs: 1, outcome: 'fault' },
  ])
})

test('the line of a failed job has its ids and its words, and nothing that identifies a person or opens anything', async () => {
  const { log, logged } = collectingLog()
  const run = () => Promise.reject(new Error('planted'))
  const data = {
    id: '0192f0c1-2a3b-7c4d-8e5f-001122334455',
    noteIds: ['0192f0c1-2a3b-7c4d-8e5f-001122334456', '13812345678'],
    day: '2026-11-30',
    due: new Date(0),
    scene: 'login',
    tries: 2,
    phone: '+8613812345678',
    to: { name: '林小雨', endpoint: 'https://push.example/abc' },
    sealed: 'AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQrStUvWxYz',
  }
  const handlers = new Map([['notes.send', { batch: 1, many: false, run }]])
  await expect(runJobs({ handlers, log }, 'notes.send', [data])).rejects.toThrow('planted')
  expect(logged[0]?.fields?.['data']).toEqual({
    ...data,
    noteIds: [data.noteIds[0], '…'],
    due: '1970-01-01T00:00:00.000Z',
    phone: '…',
    to: { name: '…', endpoint: '…' },
    sealed: '…',
  })
})
