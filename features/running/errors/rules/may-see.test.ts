import { expect, test } from 'vitest'
import { maySeeErrors } from './may-see.ts'

test.each([
  [undefined, ['errors'], false],
  ['off', ['errors'], false],
  ['staff', undefined, false],
  ['staff', ['orders'], false],
  ['staff', ['orders', 'errors'], true],
  ['all', undefined, true],
  ['all', [], true],
] as const)('setting %s, access %j: %s', (setting, access, sees) =>
  expect(maySeeErrors(setting, access)).toBe(sees),
)
