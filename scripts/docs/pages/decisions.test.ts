import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { districts } from '../../tidy/districts.ts'
import { decisionRows, fileOf, laterOnes, sectionsOf } from './decisions.ts'

const folder = join(import.meta.dirname, '../../../docs/decisions')
const index = readFileSync(join(folder, 'README.md'), 'utf8')
const files = readdirSync(folder).filter((name) => name !== 'README.md')
const rows = decisionRows(index)

test('the index of decisions has one row for each file, with its number and its title', () => {
  const listed = rows.map(({ number, title, file }) => ({ file, heading: `# ${number}. ${title}` }))
  const stored = files.map((file) => ({
    file,
    heading: readFileSync(join(folder, file), 'utf8').split('\n')[0],
  }))
  expect(listed.toSorted((a, b) => a.file.localeCompare(b.file))).toEqual(
    stored.toSorted((a, b) => a.file.localeCompare(b.file)),
  )
})

test('the index is divided by district, and numbers rise in each part', () => {
  expect(sectionsOf(index)).toEqual([...districts, 'Platform and pages', 'Database', 'Tests and tools'])
  for (const section of sectionsOf(index)) {
    const numbers = rows.filter((row) => row.section === section).map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  }
})

test.each(rows)(
  'decision $number is accepted, or names the later decisions that change or replace it',
  (row) => {
    const later = laterOnes(row.status)
    expect(row.status === 'accepted' || later.length > 0).toBe(true)
    for (const { number, file } of later) {
      expect(number).toBeGreaterThan(row.number)
      expect(file).toBe(fileOf(files, number))
    }
  },
)
