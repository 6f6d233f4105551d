import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { demoProducts } from '../all-products.ts'
import { seenPictures } from './comment-facts.ts'
import { demoReplies } from './comment-replies.ts'
import { demoComments } from './comments.ts'
import listed from '../products.json' with { type: 'json' }

const han = /\p{Script=Han}/u
const hangul = /\p{Script=Hangul}/u

test('products come in the order of their list, with as many price factors as the first axis has values', () => {
  expect(demoProducts.map((product) => product.id)).toEqual(listed.map((line) => line.id))
  for (const product of demoProducts)
    if (product.priceFactors)
      expect(product.priceFactors).toHaveLength(product.options[0]?.values.length ?? 0)
})

test('every comment is on a product of the demo, by a masked shopper', () => {
  const ids = new Set(demoProducts.map((product) => product.id))
  for (const comment of demoComments) {
    expect(ids).toContain(comment.goods)
    expect(comment.name).toMatch(/\*/)
    expect(comment.daysAgo).toBeGreaterThan(0)
  }
})

test('every comment is in one language, and no two are the same', () => {
  for (const { locale, text } of demoComments) {
    expect(han.test(text), text).toBe(locale === 'zh-CN')
    expect(hangul.test(text), text).toBe(locale === 'ko-KR')
  }
  expect(new Set(demoComments.map((comment) => comment.text)).size).toBe(demoComments.length)
})

test('every reply is to a comment, in the same language', () => {
  const byKey = new Map(demoComments.map((comment) => [`${comment.goods} ${comment.name}`, comment]))
  for (const [key, text] of Object.entries(demoReplies)) {
    const locale = byKey.get(key)?.locale
    expect(han.test(text), key).toBe(locale === 'zh-CN')
    expect(hangul.test(text), key).toBe(locale === 'ko-KR')
  }
})

test("every buyer's photograph exists and belongs to a product with comments", () => {
  const files = readdirSync(fileURLToPath(new URL('../pictures/', import.meta.url)))
  const named = Object.entries(seenPictures).flatMap(([product, count]) =>
    Array.from({ length: count }, (_, i) => `seen-${product}-${i + 1}.webp`),
  )
  expect(files.filter((file) => file.startsWith('seen-')).toSorted()).toEqual(named.toSorted())
  const commented = new Set(demoComments.map(({ goods: product }) => product))
  expect(Object.keys(seenPictures).filter((product) => !commented.has(product))).toEqual([])
})
