import { expect, test } from 'vitest'
import { firstIdAt } from './index.ts'

test('the first id of a moment is in the order of ids', () => {
  expect(firstIdAt(0)).toBe('00000000-0000-0000-0000-000000000000')
  expect(firstIdAt(Date.UTC(2026, 10, 25))).toMatch(/^01a21000-8800/)
  expect(firstIdAt(Date.UTC(2026, 10, 25)) < firstIdAt(Date.UTC(2026, 10, 25) + 1)).toBe(true)
})
