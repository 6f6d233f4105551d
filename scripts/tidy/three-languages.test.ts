import { expect, test } from 'vitest'
import { said } from './testing.ts'
import { threeLanguages } from './three-languages.ts'

const folder = 'features/trade/orders/storefront/'
function texts(zh: string, en: string, ko: string) {
  return {
    [`${folder}texts.zh-CN.ts`]: `export const zhCN = ${zh}\n`,
    [`${folder}texts.en-US.ts`]: `export const enUS = ${en}\n`,
    [`${folder}texts.ko-KR.ts`]: `export const koKR = ${ko}\n`,
  }
}

test('the same keys with texts in the script of each language pass', () => {
  const planted = texts(
    "{ title: '订单', help: { on: (n: number) => `${n} 件` } }",
    "{ title: 'Orders at 好集', help: { on: (n: number) => `${n} items` } } as const",
    "{ title: '주문', help: { on: (n: number) => `${n}개` } } satisfies object",
  )
  expect(said(threeLanguages, planted)).toEqual([])
})

test('names and examples may be in another script', () => {
  const planted = texts(
    "{ a: '例如 101동 202호' }",
    "{ a: 'Such as 101동 202호 at 好集' }",
    "{ a: '예: 吉林省' }",
  )
  expect(said(threeLanguages, planted)).toEqual([])
})

test('a missing key is reported at any depth', () => {
  const planted = texts(
    "{ a: '一', b: { c: '二', d: '三' } }",
    "{ a: 'One', b: { c: 'Two' } }",
    "{ b: { c: '둘', d: '셋' } }",
  )
  expect(said(threeLanguages, planted)).toEqual([
    `${folder}texts.en-US.ts:0 the text b.d is missing`,
    `${folder}texts.ko-KR.ts:0 the text a is missing`,
  ])
})

test('a missing language is reported', () => {
  expect(said(threeLanguages, { [`${folder}words.zh-CN.ts`]: "export const words = { a: '一' }\n" })).toEqual(
    [`${folder}words.zh-CN.ts:0 has no sister in en-US`, `${folder}words.zh-CN.ts:0 has no sister in ko-KR`],
  )
})

test('a text in the script of another language is reported', () => {
  const planted = texts("{ a: '一 하나' }", "{ a: '一' }", '{ a: (n: number) => `${n} 件` }')
  expect(said(threeLanguages, planted)).toEqual([
    `${folder}texts.en-US.ts:1 "一" is not en-US`,
    `${folder}texts.ko-KR.ts:1 " 件" is not ko-KR`,
    `${folder}texts.zh-CN.ts:1 "一 하나" is not zh-CN`,
  ])
})

test('texts of three languages in one object, as in refusals and articles, are checked', () => {
  const planted = {
    'features/trade/orders/refusals.ts':
      "export const orderRefusals = { gone: { 'zh-CN': '没有了', 'en-US': '没有了', 'ko-KR': ['없어요', '没有了'] } }\n",
  }
  expect(said(threeLanguages, planted)).toEqual([
    'features/trade/orders/refusals.ts:1 "没有了" is not en-US',
    'features/trade/orders/refusals.ts:1 "没有了" is not ko-KR',
  ])
})
