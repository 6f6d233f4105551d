import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  // Chinese
  ['金美善', '金**', '金**善'],
  ['金美', '金**', '金**'],
  ['𠮷田花', '𠮷**', '𠮷**花'],
  // Korean, also with letters put together of parts
  ['김미선', '김**', '김**선'],
  ['린', '린**', '린**'],
  ['김미선'.normalize('NFD'), '김**'.normalize('NFD'), '김**선'.normalize('NFD')],
  // Latin
  ['Lin Park', 'L**', 'L**k'],
  ['  Mei ', 'M**', 'M**i'],
  ['K', 'K**', 'K**'],
  // Phones
  ['13812345678', '1**', '1**8'],
  ['+8613812345678', '+**', '+**8'],
  ['+82 10-1234-4321', '+**', '+**1'],
  ['138****5678', '138****5678', '138****5678'],
  ['010-****-4321', '010-****-4321', '010-****-4321'],
  ['+86 138****5678', '+86 138****5678', '+86 138****5678'],
  // Emoji
  ['😀🎈🎉', '😀**', '😀**🎉'],
  ['👨‍👩‍👧🇰🇷👍🏽', '👨‍👩‍👧**', '👨‍👩‍👧**👍🏽'],
  // Nothing, hidden already, and stars that hide nothing
  ['', '', ''],
  [' ', '', ''],
  ['t***9', 't***9', 't***9'],
  ['金**', '金**', '金**'],
  ['Lin**Park', 'L**', 'L**k'],
])('%j is shown as %j, and as %j with both ends', (name, first, ends) => {
  expect(maskedName(name)).toBe(first)
  expect(maskedName(name, 'ends')).toBe(ends)
})
