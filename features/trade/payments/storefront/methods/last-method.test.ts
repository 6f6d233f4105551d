import { expect, test } from 'vitest'
import { preselected } from './last-method.ts'

const both = [
  { payType: '2', enabled: true },
  { payType: '1', enabled: true },
] as const

test('the last used method comes first, as long as it works', () => {
  expect(preselected(both, null)).toBe('2')
  expect(preselected(both, '1')).toBe('1')
  expect(preselected([both[0], { payType: '1', enabled: false }], '1')).toBe('2')
  expect(preselected([{ payType: '2', enabled: false }, both[1]], null)).toBe('1')
  expect(preselected([], '1')).toBeUndefined()
})
