import { collectingLog } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { requestLog, type Line, type LogRequests } from './request-log.ts'

const call: Line = {
  method: 'GET',
  what: 'call',
  route: 'GET /v1/things/:id',
  status: 200,
  outcome: 'good',
  ms: 12.4,
  bytes: 300,
  trail: { traceId: 'abc', viewer: 'visitor' },
}
const fault: Line = { ...call, status: 500, outcome: 'fault' }
const slow: Line = { ...call, ms: 1_500 }

function written(which: LogRequests, lines: readonly Line[]) {
  const { log, logged } = collectingLog()
  const write = requestLog(log, which)
  for (const line of lines) write(line)
  return logged.map(({ fields }) => fields)
}

test('a line says what was asked for by its pattern, how it ended, and of whom only the role', () => {
  expect(written('all', [call])).toEqual([
    {
      traceId: 'abc',
      method: 'GET',
      call: 'GET /v1/things/:id',
      status: 200,
      ms: 12,
      bytes: 300,
      viewer: 'visitor',
      refusal: undefined,
    },
  ])
})

test('faults alone are those that failed and the slow ones; a fault names its cause, so that a flood of it is one line', () => {
  const lines = written('faults', [call, fault, slow])
  expect(lines.map((line) => [line?.['status'], line?.['ms'], line?.['cause']])).toEqual([
    [500, 12, '500 GET GET /v1/things/:id'],
    [200, 1_500, undefined],
  ])
})

test('of a sample each fault, each slow one, and one of a hundred others; no files and no probes', () => {
  const others = Array.from({ length: 250 }, () => call)
  const files = Array.from({ length: 250 }, (): Line => ({ ...call, what: 'file', route: '/pictures/*' }))
  expect(written('sampled', [...others, fault, slow, ...files])).toHaveLength(3 + 2)
  expect(written('all', [{ ...call, what: 'file', route: '/ready' }])).toEqual([])
  expect(written('off', [fault, slow])).toEqual([])
})
