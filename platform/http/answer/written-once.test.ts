import { expect, test } from 'vitest'
import { keptBytes, writtenOnce } from './written-once.ts'

test('what is marked is written once, as the bytes of its JSON', () => {
  const data = writtenOnce({ title: '延边手工辣白菜', list: [1, 2] })
  const bytes = keptBytes(data)
  expect(bytes?.toString()).toBe(JSON.stringify(data))
  expect(keptBytes(data)).toBe(bytes)
  expect(keptBytes(writtenOnce(data))).toBe(bytes)
})

test.each([[{ title: '延边手工辣白菜' }], [null], ['text'], [undefined]])(
  '%j, which nobody marked, is not kept',
  (data) => {
    expect(keptBytes(data)).toBeUndefined()
  },
)
