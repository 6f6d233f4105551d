import { expect, test } from 'vitest'
import { inputGiven, type InputGiven } from '../testing.ts'
import type { ProductInput, Texts } from './product-input.ts'
import { writtenLanguages } from './written-languages.ts'

const name = { 'zh-CN': '辣白菜', 'ko-KR': '배추김치', 'en-US': 'Kimchi' }

function aProductOf(given: Partial<InputGiven>): ProductInput {
  return inputGiven({
    shopId: '1',
    handle: 'kimchi',
    categoryIds: ['2'],
    name,
    skus: [{ choice: [], priceFen: 1, stock: 1 }],
    ...given,
  })
}

function optionOf(...values: Texts[]) {
  return [{ name: { 'zh-CN': '净含量', 'ko-KR': '용량', 'en-US': 'Size' }, values }]
}

test.each<[string, Partial<InputGiven>, [zh: number, ko: number, en: number]]>([
  ['every text in every language', { selling: name }, [2, 2, 2]],
  ['a name in one language', { name: { 'zh-CN': '辣白菜' } }, [2, 0, 0]],
  ['a selling line that misses a language', { selling: { 'zh-CN': '香脆', 'ko-KR': '아삭' } }, [2, 2, 1]],
  ['a name that is missing beside a selling line', { name: { 'zh-CN': '辣白菜' }, selling: name }, [2, 0, 0]],
  [
    'sizes read the same everywhere',
    { options: optionOf({ 'zh-CN': '1kg' }, { 'zh-CN': '500 ml' }) },
    [2, 2, 2],
  ],
  ['words of an option do not', { options: optionOf({ 'zh-CN': '微辣' }) }, [2, 1, 1]],
  ['a brand may have one spelling', { brand: { 'zh-CN': '阿妈妮' } }, [2, 2, 2]],
])('%s', (_, given, [zh, ko, en]) => {
  expect(writtenLanguages(aProductOf(given))).toEqual({ 'zh-CN': zh, 'ko-KR': ko, 'en-US': en })
})
