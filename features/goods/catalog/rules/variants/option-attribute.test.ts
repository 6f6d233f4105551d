import { inAllLocales } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { optionAttribute } from './option-attribute.ts'

test.each([
  ['颜色', 'color'],
  ['Colour', 'color'],
  ['색상', 'color'],
  ['尺码', 'size'],
  ['Size', 'size'],
  ['용량', 'size'],
  ['净含量', 'weight'],
  ['面料', 'material'],
  ['Pattern', 'pattern'],
  ['辣度', undefined],
  ['Colouring book', undefined],
  ['Heat', undefined],
])('an option called %s is %s', (name, attribute) =>
  expect(optionAttribute(inAllLocales({ 'zh-CN': name }))).toBe(attribute),
)

test('the narrower meaning counts where languages differ', () => {
  expect(optionAttribute({ 'zh-CN': '净含量', 'en-US': 'Size', 'ko-KR': '용량' })).toBe('weight')
})
