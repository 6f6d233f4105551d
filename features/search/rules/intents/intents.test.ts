import { expect, test } from 'vitest'
import { queryIntents } from './intents.ts'

test.each<[string, string, string | undefined]>([
  ['便宜的茶', '茶', '3'],
  ['最便宜的红酒', '红酒', '3'],
  ['cheap wine', 'wine', '3'],
  ['the cheapest green tea', 'green tea', '3'],
  ['저렴한 커피', '커피', '3'],
  ['가장 싼 쌀', '쌀', '3'],
  ['가성비 좋은 김치', '김치', '3'],
  ['畅销的咖啡', '咖啡', '1'],
  ['인기 있는 차', '차', '1'],
  ['best selling kimchi', 'kimchi', '1'],
  ['new shoes', 'shoes', '2'],
  ['신상 신발', '신발', '2'],
  ['最好的洗发水', '洗发水', '5'],
  ['best shampoo for kids', 'shampoo', '5'],
  ['送妈妈的礼物', '礼盒', undefined],
  ['送爸爸的茶', '茶', undefined],
  ['给孩子的玩具', '玩具', undefined],
  ['gift for mom', 'gift', undefined],
  ['tea gift for my mother', 'tea', undefined],
  ['엄마 선물', '선물', undefined],
  ['부모님께 드릴 홍삼', '홍삼', undefined],
  ['아이용 치약', '치약', undefined],
  ['给孩子玩具', '玩具', undefined],
  ['给宝宝用品', '用品', undefined],
  ['给宝宝用的牙膏', '牙膏', undefined],
  ['送爸爸妈妈的礼物', '礼盒', undefined],
  ['送爸爸和妈妈的茶', '茶', undefined],
  ['gifts for mom and dad', 'gift', undefined],
  ['toys for boys or girls', 'toys', undefined],
  ['엄마 아빠 선물', '선물', undefined],
  ['엄마와 아빠에게 드릴 선물', '선물', undefined],
  ['친구에게 줄 선물', '선물', undefined],
  ['밧줄 선물', '밧줄', undefined],
  ['gift of tea', 'tea', undefined],
  ['new cheap tea', 'tea', '3'],
  ['cheap', '', '3'],
])('%s is %j in the order %s', (query, words, sort) => {
  expect(queryIntents(query)).toMatchObject({ words, sort })
})

test.each([
  '茶',
  'tea',
  'newspaper',
  'renewed',
  'bestow',
  '싼타',
  '새우',
  '신발',
  '母亲',
  'mothballs',
  'kids toothbrush',
  'for her',
  '남성용',
  '送给妈妈',
])('%s asks for nothing but a thing', (query) => {
  expect(queryIntents(query)).toBeUndefined()
})
