import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from '../decoding/encode-picture.ts'
import { aPicture } from '../testing.ts'
import type { CardText } from './card.ts'
import { canWrite } from './glyphs.ts'

const [width, height] = [600, 400]

/** Draws one text on white, and returns the box of its ink. */
async function inkOf(text: string, more: { [K in keyof CardText]?: CardText[K] | undefined } = {}) {
  const jpeg = await drawCard({
    width,
    height,
    color: '#ffffff',
    parts: [
      {
        kind: 'text',
        pieces: [{ text, size: 60 }],
        color: '#000000',
        left: 20,
        top: 20,
        width: 500,
        lines: 1,
        ...more,
      },
    ],
  })
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = [...data.keys()].filter((at) => data[at]! < 128)
  const [xs, ys] = [dark.map((at) => at % info.width), dark.map((at) => Math.floor(at / info.width))]
  const span = (all: number[]) => (all.length === 0 ? 0 : Math.max(...all) - Math.min(...all) + 1)
  return { width: span(xs), height: span(ys), last: Math.max(...ys) }
}

test('a card is written with the font of the mall, whatever fonts the machine has', async () => {
  // A flat stroke in each script: the box for a missing character would be as high as it is wide.
  for (const flat of ['一', 'ㅡ', '—']) {
    const ink = await inkOf(flat)
    expect(ink.width, flat).toBeGreaterThan(40)
    expect(ink.height, flat).toBeLessThan(16)
  }
})

test('the font has the three languages, and reports what it lacks', () => {
  for (const text of [
    '延边阿妈妮 手工辣白菜 1kg',
    '焗油膏、啫喱',
    '배추김치 똠얌꿍 뷁',
    'Kimchi · ¥1,138.90 (café)',
  ])
    expect(canWrite(text), text).toBe(true)
  for (const text of ['鱻', 'ไทย', 'kimchi 🌶']) expect(canWrite(text), text).toBe(false)
})

test('a text that is too long is cut within its lines', async () => {
  const one = await inkOf('辣白菜'.repeat(40))
  expect(one.height).toBeLessThan(80)
  expect(one.width).toBeLessThanOrEqual(500)
  expect(one.width).toBeGreaterThan(400)
  const three = await inkOf('아주 긴 상품 이름 '.repeat(20), { lines: 3 })
  expect(three.height).toBeGreaterThan(160)
  expect(three.height).toBeLessThan(240)
  const word = await inkOf('unbreakable'.repeat(20), { lines: 2 })
  expect(word.width).toBeLessThanOrEqual(500)
})

test('markup in a text is written as it is', async () => {
  const plain = await inkOf('xbx')
  expect((await inkOf('<b>x&amp;')).width).toBeGreaterThan(plain.width)
})

test('a text ends at its bottom line', async () => {
  const ink = await inkOf('12', { top: undefined, bottom: 200 })
  expect(Math.abs(ink.last - 200)).toBeLessThan(4)
})

test('a picture fills its place', async () => {
  const place = { left: 0, top: 0, width: 300, height: 400 }
  const jpeg = await drawCard({
    width,
    height,
    color: '#ffffff',
    parts: [{ kind: 'picture', webp: await aPicture(800, 200, 'webp'), ...place }],
  })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height })
  const pixel = (left: number, top: number) =>
    sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  expect((await pixel(290, 390))[0]).toBeLessThan(120)
  expect((await pixel(310, 390))[0]).toBeGreaterThan(240)
})
