/** Writes the table of paths and rooms into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { callTableMarkdown, readCallTable, withTable } from './docs/call-table.ts'

const page = new URL('../docs/architecture.md', import.meta.url)
writeFileSync(page, withTable(readFileSync(page, 'utf8'), callTableMarkdown(await readCallTable())))
