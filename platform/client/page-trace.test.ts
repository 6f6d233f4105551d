import { afterEach, expect, test, vi } from 'vitest'
import { httpClient, pageTraceparent } from './index.ts'

const traceparent = '00-01a22d83c23b70e9934b1124d18407ee-06f36c8e10ee7dcc-01'

afterEach(() => vi.restoreAllMocks())

/** What a browser knows of the answer with its document. */
function aDocumentWith(serverTiming: { name: string; description: string }[] | undefined) {
  const entry = { serverTiming } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

async function sentHeaders(): Promise<Record<string, string>> {
  let sent: HeadersInit | undefined
  const client = httpClient({
    base: '',
    locale: () => 'zh-CN',
    token: () => undefined,
    traceparent: pageTraceparent,
    onSignedOut: () => undefined,
    fetch: async (_url, init) => {
      sent = init?.headers
      return Response.json({ status: true, code: '10000', msg: '', data: null })
    },
  })
  await client('GET /thing' as never, {} as never)
  return Object.fromEntries(new Headers(sent))
}

test('calls of a page that the server traces go on with its trace', async () => {
  aDocumentWith([
    { name: 'cache', description: '' },
    { name: 'traceparent', description: traceparent },
  ])
  expect(await sentHeaders()).toMatchObject({ traceparent })
})

test('calls of any other page send nothing of the kind, also where a browser tells no such times', async () => {
  for (const none of [[], undefined]) {
    aDocumentWith(none)
    expect(await sentHeaders()).not.toHaveProperty('traceparent')
  }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expect(await sentHeaders()).not.toHaveProperty('traceparent')
})
