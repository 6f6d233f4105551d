import { expect, test } from 'vitest'
import { writtenBytes, writtenOnce } from './written-once.ts'

test('marked data is serialised once, as the bytes of its JSON', () => {
  const data = writtenOnce({ title: '延边手工辣白菜', list: [1, 2] })
  const bytes = writtenBytes(data)
  expect(bytes?.toString()).toBe(JSON.stringify(data))
  expect(writtenBytes(data)).toBe(bytes)
  expect(writtenBytes(writtenOnce(data))).toBe(bytes)
})

test.each([[{ title: '延边手工辣白菜' }], [null], ['text'], [undefined]])(
  '%j, which is not marked, is not stored',
  (data) => {
    expect(writtenBytes(data)).toBeUndefined()
  },
)
