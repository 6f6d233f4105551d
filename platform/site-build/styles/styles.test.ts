import { expect, test } from 'vitest'
import { namesIn } from '../../html/index.ts'
import { splitStyles } from './split-styles.ts'
import { usedStyles } from './used-styles.ts'

const sheet =
  '@layer base,utilities;' +
  '@layer base{html{color:red}table,td>p{left:0}h1,a:hover{margin:0}:root{--x:1;--y:var(--x);--unused:2}}' +
  '@layer utilities{.flex{display:flex}.p-1\\.5{padding:6px}.\\32 xl{width:2px}' +
  '.\\[\\&_a\\]\\:block a{display:block}.one,.two{top:0}' +
  '.group-even\\:x:is(:where(.group):nth-child(2n) *){left:0}' +
  '.hover\\:y:hover{left:0}.still:not(:hover){left:1px}' +
  '.moved{translate:var(--y)}.spins{animation:spin 1s infinite}' +
  '@media (width>=64rem){.lg\\:grid{display:grid}.lg\\:\\<b\\>{z-index:1}}' +
  '@media (width<64rem){.low{bottom:0}}' +
  '.last{right:0}}' +
  '@font-face{font-family:A;src:url(a.woff2)}@keyframes spin{to{rotate:1turn}}@keyframes rise{to{top:0}}' +
  '@property --x{syntax:"*";inherits:false}@property --z{syntax:"*";inherits:false}'

const usedFor = usedStyles(splitStyles(sheet))
function used(html: string): string {
  return usedFor(namesIn(html)).css
}
const always = '@layer base,utilities;@layer base{html{color:red}}@font-face{font-family:A;src:url(a.woff2)}'

function extra(html: string): string {
  return used(html)
    .replace(/^@layer base,utilities;@layer base\{.*?\}\}/, '')
    .replace(/@font-face.*$/, '')
}

test('rules without a class or an element and fonts are always used, except what only a pointer brings about', () => {
  expect(used('<p>nothing</p>')).toBe(always)
})

test.each([
  ['<table>', 'table,td>p{left:0}'],
  ['<td a="1">', 'table,td>p{left:0}'],
  ['<h1 class="none">', 'h1{margin:0}'],
])('rules named by an element are used where it is: %s', (html, css) => {
  expect(used(html)).toBe(always.replace('{color:red}', `{color:red}${css}`))
})

test.each([
  ['one class of several', '<p class="flex none">', '@layer utilities{.flex{display:flex}}'],
  ['escaped signs', '<p class="p-1.5">', '@layer utilities{.p-1\\.5{padding:6px}}'],
  ['an escaped code', '<p class="2xl">', '@layer utilities{.\\32 xl{width:2px}}'],
  ['entities', '<p class="[&amp;_a]:block">', '@layer utilities{.\\[\\&_a\\]\\:block a{display:block}}'],
  ['either of two selectors', '<p class="two">', '@layer utilities{.one,.two{top:0}}'],
  ['a rule is named by its first class', '<p class="group">', ''],
  ['what only a pointer brings about is left out', '<p class="hover:y">', ''],
  ['what a pointer ends is not', '<p class="still">', '@layer utilities{.still:not(:hover){left:1px}}'],
  [
    'whatever its surroundings are',
    '<p class="group-even:x">',
    '@layer utilities{.group-even\\:x:is(:where(.group):nth-child(2n) *){left:0}}',
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
  expect(usedFor(namesIn(html))).toBe(usedFor(namesIn(html)))
  expect(usedStyles(splitStyles(sheet))(namesIn(html)).css).toBe(used(html))
})

test('custom properties and keyframes are used where another rule uses them', () => {
  expect(used('<p class="moved">')).toBe(
    '@layer base,utilities;@layer base{html{color:red}:root{--x:1;--y:var(--x);}}' +
      '@layer utilities{.moved{translate:var(--y)}}@font-face{font-family:A;src:url(a.woff2)}' +
      '@property --x{syntax:"*";inherits:false}',
  )
  expect(extra('<p class="spins">')).toBe('@layer utilities{.spins{animation:spin 1s infinite}}')
  expect(used('<p class="spins">')).toContain('@keyframes spin{to{rotate:1turn}}')
  expect(used('<p class="spins">')).not.toContain('rise')
})

test('with every class there is, all of the sheet is used but what a pointer brings about and nothing uses', () => {
  const all =
    'flex p-1.5 2xl [&amp;_a]:block one group-even:x hover:y still moved spins lg:grid lg:&lt;b&gt; low last'
  const left = sheet
    .replace('h1,a:hover', 'h1')
    .replace('--unused:2', '')
    .replace('.hover\\:y:hover{left:0}', '')
    .replace('@keyframes rise{to{top:0}}', '')
    .replace('@property --z{syntax:"*";inherits:false}', '')
  expect(used(`<table></table><h1></h1><p class="${all}">`)).toBe(left)
})
