import { expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'
import { usedStyles } from './used-styles.ts'

const sheet =
  '@layer base,utilities;' +
  '@layer base{html{color:red}h1,a:hover{margin:0}}' +
  '@layer utilities{.flex{display:flex}.p-1\\.5{padding:6px}.\\32 xl{width:2px}' +
  '.\\[\\&_a\\]\\:block a{display:block}.one,.two{top:0}' +
  '.group-hover\\:x:is(:where(.group):hover *){left:0}' +
  '@media (width>=64rem){.lg\\:grid{display:grid}.lg\\:\\<b\\>{z-index:1}}' +
  '@media (width<64rem){.low{bottom:0}}' +
  '.last{right:0}}' +
  '@font-face{font-family:A;src:url(a.woff2)}@property --x{syntax:"*";inherits:false}'

const used = usedStyles(splitStyles(sheet))
const always =
  '@layer base,utilities;@layer base{html{color:red}h1,a:hover{margin:0}}' +
  '@font-face{font-family:A;src:url(a.woff2)}@property --x{syntax:"*";inherits:false}'

function extra(html: string): string {
  return used(html)
    .replace(/^@layer base,utilities;@layer base\{.*?\}\}/, '')
    .replace(/@font-face.*$/, '')
}

test('rules without a class, fonts and properties are always used', () => {
  expect(used('<p>nothing</p>')).toBe(always)
})

test.each([
  ['one class of several', '<p class="flex none">', '@layer utilities{.flex{display:flex}}'],
  ['escaped signs', '<p class="p-1.5">', '@layer utilities{.p-1\\.5{padding:6px}}'],
  ['an escaped code', '<p class="2xl">', '@layer utilities{.\\32 xl{width:2px}}'],
  ['entities', '<p class="[&amp;_a]:block">', '@layer utilities{.\\[\\&_a\\]\\:block a{display:block}}'],
  ['either of two selectors', '<p class="two">', '@layer utilities{.one,.two{top:0}}'],
  ['a rule is named by its first class', '<p class="group">', ''],
  [
    'whatever its surroundings are',
    '<p class="group-hover:x">',
    '@layer utilities{.group-hover\\:x:is(:where(.group):hover *){left:0}}',
  ],
  [
    'groups in groups, in the order of the sheet',
    '<p class="last low lg:grid flex lg:&lt;b&gt;">',
    '@layer utilities{.flex{display:flex}@media (width>=64rem){.lg\\:grid{display:grid}.lg\\:\\<b\\>{z-index:1}}' +
      '@media (width<64rem){.low{bottom:0}}.last{right:0}}',
  ],
  [
    'several elements',
    '<p class="flex"></p><svg class="last">',
    '@layer utilities{.flex{display:flex}.last{right:0}}',
  ],
  ['words that are no class', '<p title="class">flex data-class="last"</p>', ''],
])('%s', (_name, html, css) => {
  expect(extra(html)).toBe(css)
})

test('the same HTML gets the same styles again', () => {
  const html = '<p class="low flex">'
  expect(used(html)).toBe(used(html))
  expect(usedStyles(splitStyles(sheet))(html)).toBe(used(html))
})

test('with every class there is, nothing of the sheet is missing', () => {
  const all = 'flex p-1.5 2xl [&amp;_a]:block one group-hover:x lg:grid lg:&lt;b&gt; low last'
  expect(used(`<p class="${all}">`)).toBe(sheet)
})
