import { expect, test } from 'vitest'
import { protect, restore } from './protected-parts.ts'

test.each([
  ['鞋子 42码 有点大，换 XL 的', ['42码', 'XL']],
  ['见 https://hojip.example/goods?id=7&x=1，谢谢', ['https://hojip.example/goods?id=7&x=1']],
  ['lin+kimchi@mail.example.cn 로 보내 주세요', ['lin+kimchi@mail.example.cn']],
  ['1.5kg짜리 2개, 29,800원', ['1.5kg', '2', '29,800원']],
  ['¥29.80 或 30%', ['¥29.80', '30%']],
  ['It is 30×40 cm, model AB-1200', ['30×40 cm', 'AB-1200']],
  ['已有 [[3]] 和 [[ 4 ]]', ['[[3]]', '[[ 4 ]]']],
  ["I'm a small Shop", []],
  ['没有数字', []],
])('%j has the protected parts %j', (text, parts) => {
  const masked = protect(text)
  expect(masked.parts).toEqual(parts)
  expect(restore(masked.text, masked.parts)).toBe(text)
})

test('names are protected as they are written, the longest first', () => {
  const { parts } = protect('延边阿妈妮辣白菜 500g 比辣白菜好 (v1.0)', [
    '辣白菜',
    '延边阿妈妮辣白菜',
    '(v1.0)',
    ' ',
  ])
  expect(parts).toEqual(['延边阿妈妮辣白菜', '500g', '辣白菜', '(v1.0)'])
})

test.each([
  ['김치 [[1]] 정말 [[2]]', 'brackets as they were', '김치 a 정말 b'],
  ['【【2】】 and ［［ 1 ］］', 'widened and in another order', 'b and a'],
  ['[ [1] ] [[2]]', 'with spaces', 'a b'],
  ['[[1]] only', 'one missing', undefined],
  ['[[1]] [[1]] [[2]]', 'one twice', undefined],
  ['[[1]] [[2]] [[3]]', 'one invented', undefined],
  ['[1] [2]', 'brackets lost', undefined],
  ['', 'nothing', undefined],
])('%j: %s', (translated, _, text) => {
  expect(restore(translated, ['a', 'b'])).toBe(text)
})

test('a part that looks like a replacement pattern stays as it is', () => {
  expect(restore('x [[1]]', ["$&$1$'"])).toBe("x $&$1$'")
})

test('a long hostile text is read in no time', () => {
  const began = performance.now()
  protect('1'.repeat(2000), ['a'.repeat(100)])
  protect('a-'.repeat(1000))
  protect('1.'.repeat(1000))
  protect(`${'X'.repeat(1000)}@${'x.'.repeat(500)}`)
  expect(performance.now() - began).toBeLessThan(300)
})
