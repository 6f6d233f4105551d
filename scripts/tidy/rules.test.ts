import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'
import { mallWith } from './testing.ts'

test.each(rules)('a tidy tree passes $name', (rule) => {
  expect(rule.check(mallWith())).toEqual([])
})

test('every rule has its file and its test', () => {
  const files = readdirSync(import.meta.dirname)
  for (const { name } of rules)
    expect(files).toEqual(expect.arrayContaining([`${name}.ts`, `${name}.test.ts`]))
})
