import { expect, test } from 'vitest'
import { movableClock } from '../clock/index.ts'
import { CircuitOpen, createCircuit } from './circuit.ts'

test('opens after failures in a row, lets one call through after its rest, and closes on a success', async () => {
  const clock = movableClock(0)
  const circuit = createCircuit({ clock, failures: 3, restMs: 1000 })
  let calls = 0
  const call = (fails: boolean) =>
    circuit
      .run(async () => {
        calls += 1
        if (fails) throw new Error('down')
        return 'up'
      })
      .catch((error: Error) => error)
  await call(true)
  await call(true)
  expect(await call(false)).toBe('up')
  for (let i = 0; i < 3; i++) expect(await call(true)).toMatchObject({ message: 'down' })
  expect(calls).toBe(6)
  expect(await call(false)).toBeInstanceOf(CircuitOpen)
  expect(calls).toBe(6)
  clock.advance(1000)
  const [first, second] = await Promise.all([call(true), call(false)])
  expect(first).toMatchObject({ message: 'down' })
  expect(second).toBeInstanceOf(CircuitOpen)
  clock.advance(1000)
  expect(await call(false)).toBe('up')
  expect(await call(false)).toBe('up')
})
