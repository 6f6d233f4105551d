import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { taxonomy } from '@hojip/catalog/taxonomy'
import { describe, expect, test } from 'vitest'
import listed from './products.json' with { type: 'json' }
import type { DemoProduct, Text3 } from './product-type.ts'
import { demoShops } from './shops.ts'

function namesIn(folder: string, extension: string): string[] {
  return readdirSync(fileURLToPath(new URL(folder, import.meta.url)))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
}

async function described(): Promise<DemoProduct[]> {
  const files = await Promise.all(
    namesIn('./products/', '.ts').map(
      (name) => import(`./products/${name}.ts`) as Promise<Record<string, DemoProduct[]>>,
    ),
  )
  return files.flatMap((file) => Object.values(file)).flat()
}

const products = await described()
const lines = new Map(listed.map((line) => [line.id, line]))
const pictures = new Set(namesIn('./pictures/', '.webp'))
const slugs = new Set(demoShops.map((shop) => shop.slug))
const leaves = new Map(
  taxonomy.flatMap((top) =>
    (top.children ?? []).flatMap((middle) =>
      (middle.children ?? []).map((leaf) => [leaf.code, top.code] as const),
    ),
  ),
)

const han = /\p{Script=Han}/u
const hangul = /\p{Script=Hangul}/u
const cjk = /[\p{Script=Han}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

/** Every text of a product, labeled with its position. */
function textsOf(one: DemoProduct): [label: string, text: Text3][] {
  const params = one.params.flatMap(([name, value], i): [string, Text3][] => [
    [`param ${i} name`, name],
    ...('axis' in value ? value.values : [value]).map((text): [string, Text3] => [`param ${i} value`, text]),
  ])
  const story = one.story.flatMap((block, i): [string, Text3][] => [
    [`story ${i} title`, block.title],
    [`story ${i} text`, block.text],
  ])
  return [['selling', one.selling], ...params, ...story]
}

/** Chinese writes 30 千卡 where Korean writes 30kcal. */
const wordsOrMeasure = /\p{Script=Hangul}|^[\d.,–-]+ ?[A-Za-z]+|^pH/u

/** A value such as `925 × 40 mm` has no words, so it may be the same in all three languages. */
function isWords(text: Text3): boolean {
  return han.test(text.zh)
}

describe.each(products.map((one) => [one.id, one] as const))('demo product %s', (id, one) => {
  test('refers only to what exists', () => {
    const line = lines.get(id)
    expect(line).toBeDefined()
    expect(slugs).toContain(one.shop)
    expect(leaves.get(one.category)).toBe(line?.category.replaceAll(' ', '-'))
    expect(pictures).toContain(id)
    expect(one.gallery[0]).toBe(id)
    for (const picture of [
      ...one.gallery,
      ...(one.optionPictures ?? []),
      ...one.story.map((block) => block.picture),
    ]) {
      expect(pictures).toContain(picture)
    }
  })

  test('fits its options and price', () => {
    const axes = lines.get(id)?.options ?? []
    if (one.priceFactors) {
      expect(one.priceFactors).toHaveLength(axes[0]?.values.length ?? 0)
      expect(one.priceFactors).toContain(1)
    }
    for (const [first, second] of one.missing ?? []) {
      expect(axes[0]?.values[first]).toBeDefined()
      expect(axes[1]?.values[second]).toBeDefined()
    }
    for (const [, value] of one.params)
      if ('axis' in value) expect(value.values).toHaveLength(axes[value.axis]?.values.length ?? 0)
    if (one.linePriceFen !== undefined) expect(one.linePriceFen).toBeGreaterThan(lines.get(id)?.priceFen ?? 0)
    expect(one.stock).toBeGreaterThan(0)
  })

  test('has six to eight parameters, each once, and three blocks of detail', () => {
    expect(one.params.length).toBeGreaterThanOrEqual(6)
    expect(one.params.length).toBeLessThanOrEqual(8)
    expect(new Set(one.params.map(([name]) => name.zh)).size).toBe(one.params.length)
    expect(one.story).toHaveLength(3)
  })

  test('speaks three languages', () => {
    for (const [label, text] of textsOf(one)) {
      expect(text.zh.trim(), label).not.toBe('')
      expect(text.zh, label).not.toMatch(hangul)
      expect(text.en.trim(), label).not.toBe('')
      expect(text.en, label).not.toMatch(cjk)
      expect(text.ko.trim(), label).not.toBe('')
      expect(text.ko, label).not.toMatch(han)
      if (isWords(text)) expect(text.ko, label).toMatch(wordsOrMeasure)
    }
  })
})

test('no product is described twice', () => {
  expect(new Set(products.map((one) => one.id)).size).toBe(products.length)
})

test('no text appears twice', () => {
  const sentences = products.flatMap((one) => one.story.flatMap(({ text }) => [text.zh, text.en, text.ko]))
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('every shop has three names, a mark of one character and a place', () => {
  expect(demoShops.length).toBeGreaterThanOrEqual(24)
  expect(slugs.size).toBe(demoShops.length)
  for (const shop of demoShops) {
    expect(shop.mark).toMatch(/^\p{Script=Han}$/u)
    expect(shop.hue).toBeGreaterThanOrEqual(0)
    expect(shop.hue).toBeLessThanOrEqual(360)
    for (const zh of [shop.zh, shop.introZh, shop.province, shop.city, shop.district, shop.scopeZh]) {
      expect(zh, shop.slug).toMatch(han)
    }
    for (const ko of [shop.ko, shop.introKo, shop.scopeKo]) {
      expect(ko, shop.slug).toMatch(hangul)
      expect(ko, shop.slug).not.toMatch(han)
    }
    for (const en of [shop.en, shop.introEn, shop.scopeEn]) expect(en, shop.slug).not.toMatch(cjk)
  }
})

/** Sino-Korean readings of Chinese provinces and cities, which Koreans of Yanbian do not use. */
const sounds =
  /지린|헤이룽장|랴오닝|허베이|허난|산둥|산시성|장쑤|저장성|안후이|장시성|푸젠|광둥|광시|후난|후베이|쓰촨|윈난|구이저우|하이난|간쑤|칭하이|상하이|베이징|칭다오|징더전/

test('places have the same Korean names as in addresses', () => {
  const texts = [
    ...products.flatMap((one) => textsOf(one).map(([, { ko }]) => ko)),
    ...demoShops.flatMap(({ ko, introKo }) => [ko, introKo]),
  ]
  expect(texts.filter((text) => sounds.test(text))).toEqual([])
})
