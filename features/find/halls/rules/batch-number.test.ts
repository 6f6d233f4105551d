import { expect, test } from 'vitest'
import { batchNumberOf } from './batch-number.ts'

test.each([
  ['kr-1018-4417', 'KR-1018-4417'],
  [' KR 1018 – 4417 ', 'KR1018-4417'],
  ['ＫＲ－１０１８－４４１７', 'KR-1018-4417'],
])('%s is looked up as %s', (typed, number) => expect(batchNumberOf(typed)).toBe(number))
