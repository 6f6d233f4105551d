import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calm, type Fields } from './calm.ts'

let lines: { event: string; fields: Fields | undefined }[]
let write: ReturnType<typeof calm>
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  write = calm((_level, event, fields) => void lines.push({ event, fields }), Date.now)
})
afterEach(() => vi.useRealTimers())

function away(traceId: number) {
  return write('error', 'http.unavailable', { traceId, error: new Error('connect ECONNREFUSED') })
}

test('one cause is logged at most once a second, with the number of further lines, and with its stack once', () => {
  for (let n = 1; n <= 200; n++) away(n)
  expect(lines).toHaveLength(1)
  expect(lines[0]!.fields!['error']).toBeInstanceOf(Error)
  vi.advanceTimersByTime(1_000)
  expect(lines.slice(1)).toEqual([
    {
      event: 'http.unavailable',
      fields: { traceId: 200, error: { message: 'connect ECONNREFUSED' }, notWritten: 198 },
    },
  ])
  for (let tenth = 0; tenth < 50; tenth++) {
    away(tenth)
    vi.advanceTimersByTime(100)
  }
  expect(lines.length).toBeLessThanOrEqual(8)
})

test('a few lines of one cause are all logged, and other causes at once', () => {
  away(1)
  away(2)
  write('error', 'http.bug', { error: new Error('planted') })
  write('warn', 'config.odd', { name: 'PORT' })
  write('warn', 'config.odd', { name: 'PORT' })
  expect(lines.map(({ event }) => event)).toEqual([
    'http.unavailable',
    'http.bug',
    'config.odd',
    'config.odd',
  ])
  vi.advanceTimersByTime(1_000)
  expect(lines[4]!.fields).toEqual({ traceId: 2, error: { message: 'connect ECONNREFUSED' } })
})

test('after a minute of silence a cause counts as new', () => {
  away(1)
  vi.advanceTimersByTime(60_000)
  away(2)
  expect(lines[1]!.fields!['error']).toBeInstanceOf(Error)
})

test('lines that name their cause are held back too, also those that only inform', () => {
  for (let n = 0; n < 500; n++) write('info', 'http.refused', { cause: '403 POST /pay' })
  write('info', 'http.refused', { cause: '401 GET /me' })
  vi.advanceTimersByTime(1_000)
  expect(lines).toEqual([
    { event: 'http.refused', fields: { cause: '403 POST /pay' } },
    { event: 'http.refused', fields: { cause: '401 GET /me' } },
    { event: 'http.refused', fields: { cause: '403 POST /pay', notWritten: 498 } },
  ])
})
