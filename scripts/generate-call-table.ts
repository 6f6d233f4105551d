/** Writes the table of paths and rooms into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { between } from './docs/between.ts'
import { callTableMarkdown, readCallTable, tableMarks } from './docs/call-table.ts'

const page = new URL('../docs/architecture.md', import.meta.url)
writeFileSync(page, between(readFileSync(page, 'utf8'), tableMarks, callTableMarkdown(await readCallTable())))
