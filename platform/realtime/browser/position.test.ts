import { expect, test } from 'vitest'
import type { Store } from '../../storage/index.ts'
import { createPosition } from './position.ts'

function aStorage(): Store & { isFull: boolean } {
  const items = new Map<string, string>()
  const storage = {
    isFull: false,
    get: (key: string) => items.get(key) ?? null,
    json: <T>(key: string, isStored: (value: unknown) => value is T) => {
      const value = JSON.parse(items.get(key) ?? 'null') as unknown
      return isStored(value) ? value : undefined
    },
    set: (key: string, value: unknown) => {
      if (storage.isFull) return false
      if (value === null) items.delete(key)
      else items.set(key, typeof value === 'string' ? value : JSON.stringify(value))
      return true
    },
    keys: () => [...items.keys()],
  }
  return storage
}

test('a connection that is lost before everything missed has arrived resumes from where it did', () => {
  const storage = aStorage()
  const position = createPosition(storage, 'live')
  position.take({ event: 'beat', after: 10 })
  position.resuming()
  expect(position.take({ event: 'order', id: 5, after: 40 })).toBe(true)
  expect(position.after()).toBe(10)
  // Also after a reload.
  expect(createPosition(storage, 'live').after()).toBe(10)
  position.resuming()
  expect(position.take({ event: 'order', id: 5, after: 41 })).toBe(false)
  expect(position.take({ event: 'order', id: 6, after: 41 })).toBe(true)
  position.take({ event: 'resumed', after: 41 })
  expect(createPosition(storage, 'live').after()).toBe(41)
  position.take({ event: 'order', id: 7, after: 42 })
  expect(position.after()).toBe(42)
})

test('an event that arrives twice is taken once, also after a reload', () => {
  const storage = aStorage()
  const before = createPosition(storage, 'live')
  expect(before.after()).toBeUndefined()
  expect(before.take({ event: 'order', id: 5, after: 10 })).toBe(true)
  expect(before.take({ event: 'order', id: 5, after: 11 })).toBe(false)
  const later = createPosition(storage, 'live')
  expect(later.after()).toBe(11)
  expect(later.take({ event: 'order', id: 5, after: 11 })).toBe(false)
  expect(later.take({ event: 'order', id: 6, after: 11 })).toBe(true)
})

test('remembers a limited number of events', () => {
  const position = createPosition(aStorage(), 'live')
  for (let id = 1; id <= 301; id++) position.take({ event: 'order', id, after: 1 })
  expect(position.take({ event: 'order', id: 301 })).toBe(false)
  expect(position.take({ event: 'order', id: 1 })).toBe(true)
})

test('a full storage does not disturb, and what is no position counts as none', () => {
  const storage = aStorage()
  storage.set('live', '{"after":"x"}')
  const position = createPosition(storage, 'live')
  expect(position.after()).toBeUndefined()
  storage.isFull = true
  position.take({ event: 'order', id: 1, after: 3 })
  expect(position.after()).toBe(3)
  storage.isFull = false
  position.forget()
  expect(storage.get('live')).toBeNull()
})
