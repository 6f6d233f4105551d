import { expect, test } from 'vitest'
import { ownMemory } from './index.ts'

test('short bytes hold on to nothing but themselves', () => {
  const shared = Buffer.from('연변 김치')
  expect(shared.buffer.byteLength).toBeGreaterThan(shared.length)
  const own = ownMemory(shared)
  expect(own).toEqual(shared)
  expect(own.buffer.byteLength).toBe(shared.length)
})

test('bytes that have memory of their own are not copied', () => {
  const own = Buffer.alloc(100_000, 7)
  expect(ownMemory(own).buffer).toBe(own.buffer)
})
