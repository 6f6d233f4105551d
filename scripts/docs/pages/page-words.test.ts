import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What a person reads in a quarter of an hour. */
const mostWords = 2_500

/** Pages that are longer, and why. Decisions are a folder of their own and are not looked at. */
const mayBeLonger = new Map([['docs/glossary.md', 'a dictionary: one table, in which people look up a word']])

const generated = /<!-- [a-z ]+(?:: npm run [^>]+)? -->[^]*?<!-- end(?: of [a-z ]+)? -->/g

/** How many words a page has as `wc -w` counts them, without what programs write between two comments. */
function wordsOf(page: string): number {
  return page.replaceAll(generated, '').split(/\s+/).filter(Boolean).length
}

function wordsIn(path: string): number {
  return wordsOf(readFileSync(join(root, path), 'utf8'))
}

const pages = [...globSync('docs/*.md', { cwd: root }), 'README.md', 'CONTRIBUTING.md']

test.each(pages.filter((path) => !mayBeLonger.has(path)))('%s has at most 2,500 words', (path) => {
  expect(wordsIn(path)).toBeLessThanOrEqual(mostWords)
})

test.each([...mayBeLonger.keys()])('%s is still longer', (path) => {
  expect(wordsIn(path)).toBeGreaterThan(mostWords)
})

test('README.md has at most 600 words and 90 lines', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  expect(wordsOf(text)).toBeLessThanOrEqual(600)
  expect(text.split('\n').length).toBeLessThanOrEqual(91)
})

test('the parts that programs write do not count', () => {
  const figures = '<!-- figures: npm run bench -- --write -->\n\n1 2 3\n\n<!-- end of figures -->'
  const rows = '<!-- order steps -->\n\n| paid |\n\n<!-- end -->'
  expect(wordsOf(`one two\n\n${figures}\n${rows}\n\nthree`)).toBe(3)
})
