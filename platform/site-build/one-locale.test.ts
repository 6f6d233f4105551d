import { expect, test } from 'vitest'
import { emptied, localeOfFile } from './one-locale.ts'

test.each([
  ['/features/notes/storefront/texts.ko-KR.ts', 'ko-KR'],
  ['/platform/ui/texts/en-US.ts', 'en-US'],
  ['/features/talk/help/storefront/user-agreement.zh-CN.ts', 'zh-CN'],
  ['/features/notes/storefront/texts.ts', undefined],
  ['/features/notes/storefront/xx-YY.ts', undefined],
])('%s has the language %s', (path, locale) => {
  expect(localeOfFile(path)).toBe(locale)
})

test('a catalogue of another language keeps its names and loses its texts', () => {
  const source = "import type { T } from './x.ts'\nexport const enUS = {\n  a: 'A',\n} satisfies T\n"
  expect(emptied(source)).toBe('export const enUS = {}')
})
