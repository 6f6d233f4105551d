import { afterEach, expect, test, vi } from 'vitest'
import { onTrail } from '../trail/index.ts'
import { createLog } from './index.ts'

afterEach(() => vi.restoreAllMocks())

function written(work: () => void): string {
  let text = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line) => {
      text += String(line)
      return true
    })
  work()
  vi.restoreAllMocks()
  return text
}

test('whatever a caller sends, an event is one line of JSON without control characters', () => {
  const agent = 'curl\r\n{"level":"info","event":"accounts.signed-in"}\u001B[2J\u0007\u009B31m\u2028\u202E'
  const text = written(() => createLog().warn('accounts.sign-in-failed', { agent }))
  expect(text.split('\n')).toHaveLength(2)
  expect(text.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  expect(JSON.parse(text)).toMatchObject({ level: 'warn', event: 'accounts.sign-in-failed', agent })
})

test('an error is logged with its stack, and lower levels are not logged', () => {
  expect(written(() => createLog('error').warn('a.b'))).toBe('')
  const text = written(() => createLog('error').error('a.b', { error: new Error('no') }))
  expect(JSON.parse(text)).toMatchObject({
    error: { message: 'no', stack: expect.stringContaining('log.test.ts') as string },
  })
})

test('an error that every request fails with is one line', () => {
  vi.useFakeTimers()
  const text = written(() => {
    const log = createLog()
    for (let i = 0; i < 50; i += 1) log.error('http.unavailable', { error: new Error('no database') })
  })
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  vi.clearAllTimers()
  vi.useRealTimers()
})

test('a line that belongs to a request has its trace id, unless it names another', () => {
  const text = written(() => onTrail({ traceId: 'abc' }, () => createLog().warn('a.b', { n: 1 })))
  expect(JSON.parse(text)).toMatchObject({ traceId: 'abc', n: 1 })
  const named = written(() => onTrail({ traceId: 'abc' }, () => createLog().warn('c.d', { traceId: 'def' })))
  expect(JSON.parse(named)).toMatchObject({ traceId: 'def' })
  expect(JSON.parse(written(() => createLog().warn('e.f')))).not.toHaveProperty('traceId')
})
