import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'
import { mallWith } from './testing.ts'

test.each(rules)('the tidy mall passes $name', (rule) => {
  expect(rule.check(mallWith())).toEqual([])
})

test('every rule has its file and its test', () => {
  const files = readdirSync(import.meta.dirname)
  for (const { name } of rules)
    expect(files).toEqual(expect.arrayContaining([`${name}.ts`, `${name}.test.ts`]))
})

test('every rule has its row in docs/house-rules.md, in the order of the list', () => {
  const page = readFileSync(`${import.meta.dirname}/../../docs/house-rules.md`, 'utf8')
  const rows = [...page.matchAll(/^\| `([a-z-]+)` /gm)].map(([, name]) => name)
  expect(rows).toEqual(rules.map(({ name }) => name))
})
