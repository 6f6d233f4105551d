import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../docs')

/** The pages that the tables of the index name, with the question that each answers. */
const rows = readFileSync(join(folder, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const row = /^\| \[.+\]\((\S+\.md)\)\s*\| (.+?)\s*\|$/.exec(line)
    return row ? [{ page: row[1]!, question: row[2]! }] : []
  })

test('the index of documents lists each page of the folder once', () => {
  const pages = [
    ...globSync('*.md', { cwd: folder }).filter((name) => name !== 'README.md'),
    'decisions/README.md',
  ]
  const listed = rows.map(({ page }) => page).filter((page) => pages.includes(page))
  expect(listed.toSorted()).toEqual(pages.toSorted())
})

test.each(rows)('$page answers a question', ({ question }) => {
  expect(question).toMatch(/\?$/)
})
