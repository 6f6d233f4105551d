import { expect, test } from 'vitest'
import { parseVideoName, productVideoKey, videoName, productVideoPath } from './file-name.ts'

const id = '0123456789abcdef0123456789abcdef'

test('the name of a video is read back as it is written', () => {
  const file = { id, format: 'mp4' as const }
  expect(parseVideoName(videoName(file))).toEqual(file)
  expect(productVideoPath(file)).toBe(`/product-videos/${id}.mp4`)
  expect(productVideoKey(file)).toBe(`product/01/${id}.mp4`)
})

test.each([
  `../${id}.mp4`,
  `a/${id}.webm`,
  `${id}.mp4/..`,
  `${id}.mp4.html`,
  `${id.slice(1)}.mp4`,
  `${id}.mov`,
  '',
])('“%s” is the name of no video', (name) => {
  expect(parseVideoName(name)).toBeUndefined()
})
