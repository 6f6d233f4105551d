import { locales, type Locale } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import type { CommentTag } from '../../contract.ts'
import { commentTags, knownTags, tagNames } from './tag-names.ts'
import { tagsOf } from './tags-of.ts'

const about: Record<CommentTag, Record<Locale, string>> = {
  flavour: { 'zh-CN': '酸甜刚好', 'ko-KR': '향이 은은하게 남아요', 'en-US': 'Properly sour' },
  freshness: { 'zh-CN': '看了下日期，上周的', 'ko-KR': '아주 싱싱하네요', 'en-US': 'Still fresh' },
  quality: { 'zh-CN': '洗了两次就起球', 'ko-KR': '마감이 아쉬워요', 'en-US': 'Flimsy handle' },
  size: { 'zh-CN': '鞋偏大一码', 'ko-KR': '정사이즈 맞아요', 'en-US': 'Smaller than it looks' },
  amount: { 'zh-CN': '量足，两个人吃不完', 'ko-KR': '양이 엄청나요', 'en-US': 'Generous portions' },
  material: { 'zh-CN': '料子滑滑的', 'ko-KR': '두께가 도톰해요', 'en-US': 'Soft and light' },
  look: { 'zh-CN': '和图片有色差', 'ko-KR': '색이 고와요', 'en-US': 'The colour is darker' },
  warmth: { 'zh-CN': '冬天盖着暖和', 'ko-KR': '아침까지 따뜻해요', 'en-US': 'Still hot at noon' },
  comfort: { 'zh-CN': '躺着很舒服', 'ko-KR': '앉으면 편해요', 'en-US': 'So comfortable' },
  ease: { 'zh-CN': '单手操作也行', 'ko-KR': '조립은 십 분이면 돼요', 'en-US': 'Hard to open' },
  effect: { 'zh-CN': '没什么效果', 'ko-KR': '효과는 모르겠어요', 'en-US': 'Didn’t work for me' },
  packing: { 'zh-CN': '瓶子碎了一个', 'ko-KR': '박스가 찌그러졌어요', 'en-US': 'The lid had leaked' },
  delivery: {
    'zh-CN': '放驿站没打电话，快递不行',
    'ko-KR': '문 앞에 두고 가셨어요',
    'en-US': 'Arrived late',
  },
  price: { 'zh-CN': '比超市便宜', 'ko-KR': '값을 하네요', 'en-US': 'Not worth it' },
  service: {
    'zh-CN': '客服补了五块钱',
    'ko-KR': '사장님이 친절해요',
    'en-US': 'The seller offered a refund',
  },
  gift: { 'zh-CN': '送岳父的', 'ko-KR': '생신 선물로 드렸어요', 'en-US': 'A present for her' },
  again: { 'zh-CN': '第三次买了', 'ko-KR': '벌써 세 번째예요', 'en-US': 'Would buy again' },
}

test.each(commentTags)('%s is recognised in every language', (tag) => {
  for (const locale of locales) expect(tagsOf(about[tag][locale]), about[tag][locale]).toContain(tag)
})

test('tags are named differently, in every language', () => {
  for (const locale of locales)
    expect(new Set(commentTags.map((tag) => tagNames[tag][locale])).size).toBe(commentTags.length)
})

test.each([
  ['a cat and a shape are no amount', '고양이 모양이에요', ['look']],
  ['quality and weight are no amount', '质量很好，重量也合适', ['quality']],
  ['sweet looks are no taste', '穿着很甜美', []],
  ['an aching back is no taste', '缓解一点腰酸', []],
  ['clinging to the body is no size', '很贴合身体', []],
  ['not used yet is no effect', '还没用', []],
  ['a taste for something, and direction, are no smell', '제 취향이 아니에요. 방향이 달라요', []],
  ['a best-before date that is too near is no size', '保质期太短', ['freshness']],
  ['goods that were received are no delivery', '收到货了', []],
  ['a back’s support is no service', 'Firm support', []],
  ['pretty is not always a look', 'Pretty good', []],
  ['words are whole words', 'Boxing gloves, unfit, thinking, prized', []],
  ['using again is not buying again', '다시 사용해 볼게요', []],
  ['a meaning is no taste', '意味着什么呢，有趣味', []],
  ['precious goods and Guizhou are no price', '宝贝来自贵州', []],
])('%s', (_why, text, tags) => {
  expect(tagsOf(text)).toEqual(tags)
})

test('traditional characters, wide letters and capitals make no difference', () => {
  expect(tagsOf('物流快，包裝嚴實')).toEqual(['packing', 'delivery'])
  expect(tagsOf('ＧＯＯＤ ＶＡＬＵＥ')).toEqual(['price'])
})

test('a comment may be about several things, in several languages, and in its follow-up', () => {
  expect(tagsOf('포장 good, 味道正', '用了一周起球')).toEqual(['flavour', 'quality', 'packing'])
  expect(tagsOf('')).toEqual([])
  expect(tagsOf('好', '', '!!!')).toEqual([])
})

test('stored tags of other rules have no name', () => {
  expect(knownTags(['price', 'retired', 'flavour', 'constructor'])).toEqual(['flavour', 'price'])
})
