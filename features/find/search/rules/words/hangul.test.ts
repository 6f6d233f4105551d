import { expect, test } from 'vitest'
import { fromLatinKeys } from './hangul.ts'

test.each([
  ['rlacl', '김치'],
  ['tea', undefined],
  // Three vowels in a row, which the library does not put together but throws.
  ['mainland', undefined],
  ['nlan', undefined],
])('%s typed on Latin keys is %s', (typed, korean) => expect(fromLatinKeys(typed)).toBe(korean))
