import { expect, test } from 'vitest'
import { peopleCalls, plainSearch } from '../contract.ts'
import { fewestWords, mostWords } from './limits.ts'
import { idsWith, isOrderCode } from './search.ts'

const whole = '0190b2c4-5d6e-7f80-9123-456789abcdef'

test('the beginning of an id spans every id that begins with it', () => {
  expect(idsWith(whole)).toEqual({ from: whole, to: whole })
  expect(idsWith('0190B2C4-5d')).toEqual({
    from: '0190b2c4-5d00-0000-0000-000000000000',
    to: '0190b2c4-5dff-ffff-ffff-ffffffffffff',
  })
  expect(idsWith(whole.replaceAll('-', ''))?.from).toBe(whole)
})

test.each(['0190b2c', 'lin_buys', '', `${whole}0`, '0190b2c4 5d'])(
  '“%s” is no beginning of an id',
  (text) => {
    expect(idsWith(text)).toBeUndefined()
  },
)

test('an order has a long number, a phone a short one', () => {
  expect(isOrderCode('26112100300512345678')).toBe(true)
  expect(isOrderCode('13812345678')).toBe(false)
})

test.each([
  ['１３８ 1234-5678', '13812345678'],
  ['+82 (010) 1234.5678', '+8201012345678'],
  [' 小林 买菜 ', '小林 买菜'],
])('“%s” is looked for as “%s”', (typed, plain) => {
  expect(plainSearch(typed)).toBe(plain)
})

test('a reason is as long as the pages allow', () => {
  const { words } = peopleCalls['POST /sysConsole/signOutPerson'].input.shape
  const isTaken = (length: number) => words.safeParse('a'.repeat(length)).success
  expect([fewestWords - 1, fewestWords, mostWords, mostWords + 1].map(isTaken)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
