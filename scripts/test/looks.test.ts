import { afterEach, expect, test, vi } from 'vitest'
import { dayOfLooks, looksOfToday } from '../../e2e/testing/looking/looks.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('consecutive days look in turn, also from month to month', () => {
  const looks = ['zh-CN', 'en-US', 'ko-KR']
  const taken = ['20261129', '20261130', '20261201'].flatMap((day) => {
    vi.stubEnv('LOOKS', day)
    return looksOfToday('rankings', looks)
  })
  expect(taken.toSorted()).toEqual(looks.toSorted())
})

test.each(['20261399', '20261131', '2026', 'ALL', '-20261128', '20261128.0'])(
  'LOOKS=%s is an error',
  (wanted) => {
    vi.stubEnv('LOOKS', wanted)
    expect(dayOfLooks).toThrow(`LOOKS=${wanted} is no day`)
  },
)
