import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { demoGoods } from '../all-goods.ts'
import { seenPictures } from './comment-facts.ts'
import { demoReplies } from './comment-replies.ts'
import { demoComments } from './comments.ts'
import listed from '../goods.json' with { type: 'json' }

const han = /\p{Script=Han}/u
const hangul = /\p{Script=Hangul}/u

test('the goods come in the order of their list, with as many price factors as the first axis has values', () => {
  expect(demoGoods.map((goods) => goods.id)).toEqual(listed.map((line) => line.id))
  for (const goods of demoGoods)
    if (goods.priceFactors) expect(goods.priceFactors).toHaveLength(goods.options[0]?.values.length ?? 0)
})

test('every comment is on a goods of the demo, by a masked shopper', () => {
  const ids = new Set(demoGoods.map((goods) => goods.id))
  for (const comment of demoComments) {
    expect(ids).toContain(comment.goods)
    expect(comment.name).toMatch(/\*/)
    expect(comment.daysAgo).toBeGreaterThan(0)
  }
})

test('every comment is in one language, and none is said twice', () => {
  for (const { locale, text } of demoComments) {
    expect(han.test(text), text).toBe(locale === 'zh-CN')
    expect(hangul.test(text), text).toBe(locale === 'ko-KR')
  }
  expect(new Set(demoComments.map((comment) => comment.text)).size).toBe(demoComments.length)
})

test('every answer is to a comment, in its language', () => {
  const byKey = new Map(demoComments.map((comment) => [`${comment.goods} ${comment.name}`, comment]))
  for (const [key, text] of Object.entries(demoReplies)) {
    const locale = byKey.get(key)?.locale
    expect(han.test(text), key).toBe(locale === 'zh-CN')
    expect(hangul.test(text), key).toBe(locale === 'ko-KR')
  }
})

test('every photograph of a buyer is there and belongs to a goods with comments', () => {
  const files = readdirSync(fileURLToPath(new URL('../pictures/', import.meta.url)))
  const named = Object.entries(seenPictures).flatMap(([goods, count]) =>
    Array.from({ length: count }, (_, i) => `seen-${goods}-${i + 1}.webp`),
  )
  expect(files.filter((file) => file.startsWith('seen-')).toSorted()).toEqual(named.toSorted())
  const commented = new Set(demoComments.map(({ goods }) => goods))
  expect(Object.keys(seenPictures).filter((goods) => !commented.has(goods))).toEqual([])
})
