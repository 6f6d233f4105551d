import { expect, test } from 'vitest'
import { chooseLocale } from './index.ts'

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
  // A first visit, with nothing stored, is in the language of the browser.
  [undefined, 'ko-KR,ko;q=0.9,en-US;q=0.8', 'ko-KR'],
  [undefined, 'ko', 'ko-KR'],
  [undefined, 'en-GB,en;q=0.9', 'en-US'],
  [undefined, 'fr-FR,en-US;q=0.8', 'en-US'],
  [undefined, 'fr-FR, ko;q=0.8, en;q=0.7', 'ko-KR'],
  [undefined, 'ko-KR;q=0.5,en-US;q=0.9', 'en-US'],
  [undefined, 'ko;q=0, en;q=0.1', 'en-US'],
  [undefined, 'ko;q=x', 'zh-CN'],
  [undefined, 'korean', 'zh-CN'],
  [undefined, 'zh-TW', 'zh-CN'],
  [undefined, 'fr', 'zh-CN'],
  [undefined, '*', 'zh-CN'],
  ['ko-KR', 'fr-FR', 'ko-KR'],
  ['en-US', 'ko-KR', 'en-US'],
  ['ko-KR', undefined, 'ko-KR'],
  // The choice made in the header stays.
  ['ko-KR', 'zh-CN', 'ko-KR'],
  ['zh-CN', 'en-US', 'zh-CN'],
  // Not a choice the header offers.
  ['ja-JP', 'en-US', 'en-US'],
  ['', 'en-US', 'en-US'],
  ['__proto__', 'ko-KR', 'ko-KR'],
] as const)('stored %j, browser %j: %s', (stored, browser, locale) =>
  expect(chooseLocale(stored, browser)).toBe(locale),
)
