import { refusalText } from '@hojip/platform/refusal'
import { expect, test } from 'vitest'
import { uploadsRefusals } from '../refusals.ts'

test('each language counts the pixels of a picture as it does', () => {
  const tooMany = { kind: uploadsRefusals.tooManyPixels, params: { name: 'a.png', max: 40 } }
  expect(refusalText(tooMany, 'zh-CN')).toContain('4000 万像素')
  expect(refusalText(tooMany, 'ko-KR')).toContain('4000만 화소')
  expect(refusalText(tooMany, 'en-US')).toContain('40 megapixels')
})
