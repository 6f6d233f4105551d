import { expect, test } from 'vitest'
import { emptied, localeOfFile, withOneLocale } from './one-locale.ts'

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

test('a catalogue of three languages loses the texts of the others, and what is imported stays', () => {
  const source = `import { koKR } from './texts.ko-KR.ts'
export const a = defineTexts({ 'zh-CN': { a: '啊', of: (n: number) => \`{\${n}}\` }, 'en-US': { a: 'A' }, 'ko-KR': koKR })
export const b = { c: defineTexts<T>({ 'zh-CN': { b: '不' }, 'en-US': { b: 'B' }, 'ko-KR': { b: '비' } }) }
`
  expect(withOneLocale('/features/talk/notes/storefront/texts.ts', source, 'en-US')).toBe(
    `import { koKR } from './texts.ko-KR.ts'
export const a = defineTexts({ 'zh-CN': {}, 'en-US': { a: 'A' }, 'ko-KR': koKR })
export const b = { c: defineTexts<T>({ 'zh-CN': {}, 'en-US': { b: 'B' }, 'ko-KR': {} }) }
`,
  )
})

test.each([
  "const a = defineTexts<T>({ 'zh-CN': { b: '不' }, 'en-US': { b: 'B' }, 'ko-KR': { b: '비' } })",
  "const a = defineTexts(\n  { 'zh-CN': { b: '不' }, 'en-US': { b: 'B' }, 'ko-KR': { b: '비' } },\n)",
])('a catalogue alone in its module is found, however its call is written: %s', (source) => {
  expect(withOneLocale('/features/talk/notes/storefront/texts.ts', source, 'en-US')).not.toMatch(/[不비]/)
})
