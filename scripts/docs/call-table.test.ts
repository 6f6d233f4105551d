import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { between } from './between.ts'
import { callTableMarkdown, readCallTable, tableMarks } from './call-table.ts'

test('the table of calls in docs/architecture.md matches the contracts', async () => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  expect(between(page, tableMarks, callTableMarkdown(await readCallTable()))).toBe(page)
})
