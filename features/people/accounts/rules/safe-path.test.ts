import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each([
  ['/cart/confirm?from=cart#bottom', '/cart/confirm?from=cart#bottom'],
  [undefined, '/'],
  ['', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  [String.raw`/\evil.example`, '/'],
  ['/..//evil.example', '/'],
  [`/${'a'.repeat(600)}`, '/'],
])('%s leads to %s', (path, target) => {
  expect(safePath(path)).toBe(target)
})
