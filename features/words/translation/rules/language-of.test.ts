import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['辣白菜很好吃，老公 OK 喜欢', 'zh-CN'],
  ['김치가 정말 맛있어요 good', 'ko-KR'],
  ['朝鲜语写成了“환불 수”，应该是“환불한 개수”，排行榜怎么排的那句话不对', 'zh-CN'],
  ['Really tasty, will buy again', 'en-US'],
  ['とてもおいしい白菜', undefined],
  ['OK', undefined],
  ['👍👍 100', undefined],
  ['Очень вкусно', undefined],
  ['', undefined],
])('%j is in %s', (text, locale) => {
  expect(languageOf(text)).toBe(locale)
})
