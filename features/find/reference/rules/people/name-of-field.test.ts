import { locales } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { nameOfField } from './name-of-field.ts'
import { names } from './names.ts'

test('a field has the name of its form, and one of a list its place', () => {
  expect(locales.map((locale) => nameOfField('consignee', locale))).toEqual([
    '收货人姓名',
    'Recipient’s name',
    '받는 분 이름',
  ])
  expect(locales.map((locale) => nameOfField('list.0.score', locale))).toEqual([
    '第 1 项的评分',
    'Rating (no. 1)',
    '1번째 별점',
  ])
  expect(nameOfField('form.skus.2.price', 'en-US')).toBe('Price (no. 3)')
  expect(nameOfField('p256dh', 'en-US')).toBeUndefined()
  expect(nameOfField('constructor', 'en-US')).toBeUndefined()
})

test('no name is a name of the wire', () => {
  for (const [wire, translations] of Object.entries(names)) {
    for (const one of translations) expect(one, wire).not.toMatch(/[a-z][A-Z]|_|\./)
    expect(translations[0], wire).toMatch(/\p{Script=Han}/u)
    expect(translations[2], wire).toMatch(/\p{Script=Hangul}/u)
  }
})
