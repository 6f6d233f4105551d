import { expect, test } from 'vitest'
import { createPlaceholder } from './placeholder.ts'

test('a placeholder is drawn once per width, and again after a drawing that failed', async () => {
  const asked: number[] = []
  const placeholder = createPlaceholder(async (width) => {
    asked.push(width)
    if (asked.length === 1) throw new Error('too many pictures wait for a decoder')
    return Buffer.from(String(width))
  })
  await expect(placeholder(400)).rejects.toThrow('too many')
  for (const _ of [1, 2]) expect(String(await placeholder(400))).toBe('400')
  expect(String(await placeholder(200))).toBe('200')
  expect(asked).toEqual([400, 400, 200])
})
