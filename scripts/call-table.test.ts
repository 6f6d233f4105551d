import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callTableMarkdown, readCallTable, withTable } from './call-table.ts'

test('docs/architecture.md says which room answers which path', async () => {
  const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8')
  expect(withTable(page, callTableMarkdown(await readCallTable()))).toBe(page)
})
