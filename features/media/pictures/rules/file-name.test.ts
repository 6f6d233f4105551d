import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileNameOf, isPictureRef, parseFileName, pictureWidths, type PictureFormat } from './file-name.ts'

test('a file name is parsed into the parts it was made of', () => {
  const refs = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?$/)
  const formats = fc.constantFrom<PictureFormat>('webp', 'avif')
  fc.assert(
    fc.property(refs, fc.constantFrom(...pictureWidths), formats, (ref, width, format) => {
      expect(isPictureRef(ref)).toBe(true)
      expect(parseFileName(fileNameOf({ ref, width, format }))).toEqual({ ref, width, format })
    }),
  )
})

test.each([
  '',
  'kimchi.webp',
  'kimchi-300.webp',
  'kimchi-400.svg',
  '../kimchi-400.webp',
  'a/b-400.webp',
  'Kimchi-400.webp',
  '-kimchi-400.webp',
  'kimchi-400.webp\n',
  `${'k'.repeat(81)}-400.webp`,
])('%j is not the name of a picture', (name) => {
  expect(parseFileName(name)).toBeUndefined()
})
