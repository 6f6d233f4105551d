import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uploadsTexts } from '../parts/texts.ts'
import { extensions } from './limits.ts'

/** The kinds that the specification lists, and other names of theirs. */
const specified = ['bmp', 'gif', 'jpg', 'png', 'jpeg']
const otherNames = ['jpe', 'jfif']

test('every kind of picture of the specification may be sent, and any other has its reason written down', () => {
  expect(extensions).toEqual(expect.arrayContaining(specified))
  const more = extensions.filter((one) => ![...specified, ...otherNames].includes(one))
  expect(more).toEqual(['webp'])
  const path = '../../../../docs/decisions/0030-where-we-differ-from-the-specification.md'
  const decision = readFileSync(new URL(path, import.meta.url), 'utf8').toLowerCase()
  const row = decision
    .split('\n')
    .find((line) => line.startsWith(`| pictures are ${specified.slice(0, 3).join(', ')}`))
  for (const one of more) expect(row).toContain(one)
})

test.each(['zh-CN', 'ko-KR', 'en-US'] as const)('the %s form names every kind that it takes', (locale) => {
  const rules = uploadsTexts[locale].hint(5)
  for (const one of ['bmp', 'gif', 'jpg', 'png', 'webp']) expect(rules.toLowerCase()).toContain(one)
})
