import { expect, test } from 'vitest'
import { chooseLocale, localeOfHeader } from './index.ts'

// A stored preference comes from the reader's own choice in the header, so it goes before the browser's language.
test.each([
  [undefined, undefined, 'zh-CN'],
  [undefined, '', 'zh-CN'],
  [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  [undefined, 'zh', 'zh-CN'],
  [undefined, 'zh-Hans-CN', 'zh-CN'],
  [undefined, 'en-US,en;q=0.9', 'en-US'],
  [undefined, 'EN-us', 'en-US'],
  [undefined, 'en', 'en-US'],
  // Neither zh-CN nor en-US: the stored preference, and Chinese without one.
  [undefined, 'ko-KR,ko;q=0.9,en-US;q=0.8', 'zh-CN'],
  [undefined, 'en-GB,en;q=0.9', 'zh-CN'],
  [undefined, 'fr-FR,en-US;q=0.8', 'zh-CN'],
  [undefined, 'zh-TW', 'zh-CN'],
  ['ko-KR', 'fr-FR', 'ko-KR'],
  ['en-US', 'ko-KR', 'en-US'],
  ['ko-KR', undefined, 'ko-KR'],
  // The choice made in the header stays.
  ['ko-KR', 'zh-CN', 'ko-KR'],
  ['zh-CN', 'en-US', 'zh-CN'],
  // Not a choice the header offers.
  ['ja-JP', 'en-US', 'en-US'],
  ['', 'en-US', 'en-US'],
  ['__proto__', 'ko-KR', 'zh-CN'],
] as const)('stored %j, browser %j: %s', (stored, browser, locale) =>
  expect(chooseLocale(stored, browser)).toBe(locale),
)

test.each([
  ['ko-KR', 'ko-KR'],
  ['ko', 'ko-KR'],
  ['fr-FR, ko;q=0.8, en;q=0.7', 'ko-KR'],
  ['en-GB, en;q=0.5', 'en-US'],
  ['fr', 'zh-CN'],
  [undefined, 'zh-CN'],
] as const)('a caller of the API that accepts %j is answered in %s', (header, locale) =>
  expect(localeOfHeader(header)).toBe(locale),
)
