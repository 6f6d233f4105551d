import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  ['金美善', '金**善'],
  ['金美', '金**'],
  ['린', '린**'],
  ['Lin Park', 'L**k'],
  [' ', '***'],
  ['t***9', 't***9'],
  ['😀🎈🎉', '😀**🎉'],
])('%j is shown as %j', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})
