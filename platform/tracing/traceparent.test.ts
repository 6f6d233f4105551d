import { expect, test } from 'vitest'
import { newId } from '../ids/index.ts'
import { readTraceparent, traceSeal, writeTraceparent } from './traceparent.ts'

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

test('only the form of 55 characters is read, and it is written as it was read', () => {
  expect(writeTraceparent(readTraceparent(given)!)).toBe(given)
  for (const other of [
    undefined,
    ['a', 'b'],
    '',
    `${given}-00`,
    given.toUpperCase(),
    given.replace('00-', '01-'),
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
    ` ${given.slice(1)}`,
  ])
    expect(readTraceparent(other)).toBeUndefined()
})

test('a trace of ours is known for a minute by every process with the secret, and by none without', () => {
  const nowMs = Date.now()
  const seal = traceSeal('a secret')
  const traceId = newId().replaceAll('-', '')
  const ours = { traceId, spanId: seal.spanIdOf(traceId), traceFlags: 1 }
  expect(traceSeal('a secret').isOurs(ours, nowMs)).toBe(true)
  expect(traceSeal('another').isOurs(ours, nowMs)).toBe(false)
  expect(seal.isOurs(ours, nowMs + 120_000)).toBe(false)
  expect(seal.isOurs({ ...ours, spanId: '00f067aa0ba902b7' }, nowMs)).toBe(false)
  expect(seal.isOurs(readTraceparent(given)!, nowMs)).toBe(false)
})
