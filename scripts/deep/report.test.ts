import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withOutcome, type Outcome } from './report.ts'
import { deepSteps } from './steps.ts'

const outcome: Outcome = {
  title: 'Every mutation',
  day: '2026-11-28',
  seed: 7,
  results: ['300 killed, 0 survived, 0 broken, 9 equivalent'],
  seconds: 90,
}
const page = `Before.

<!-- deep runs -->

| Part | Day | Seed | Result | Minutes |
| ---- | --- | ---- | ------ | ------- |
| Every mutation   | 2026-11-21 | 3 | 1 survived | 2.0 |

<!-- end -->

After.
`

test('the row of a part is replaced, and the rest of the page stays', () => {
  const changed = withOutcome(page, outcome)
  expect(changed).toContain(
    '| Every mutation | 2026-11-28 | 7 | 300 killed, 0 survived, 0 broken, 9 equivalent | 1.5 |\n',
  )
  expect(changed).not.toContain('1 survived')
  expect(changed.startsWith('Before.\n')).toBe(true)
  expect(changed.endsWith('\nAfter.\n')).toBe(true)
})

test('a part that the table lacks gets a row, in which equal results are counted', () => {
  const results = ['171 passed, 0 failed', '170 passed, 1 failed', '171 passed, 0 failed']
  const changed = withOutcome(page, { ...outcome, title: 'Journeys in a row', results })
  expect(changed).toContain('1 survived')
  expect(changed).toContain('| 2 × 171 passed, 0 failed; 1 × 170 passed, 1 failed | 1.5 |')
})

test('a page without the marks is an error', () => {
  expect(() => withOutcome('Nothing.', outcome)).toThrow('lacks the marks')
})

test('docs/testing.md has the table, and each part of the deep run a name and a title of its own', () => {
  const root = join(import.meta.dirname, '../..')
  const steps = deepSteps(1)
  expect(() => withOutcome(readFileSync(join(root, 'docs/testing.md'), 'utf8'), outcome)).not.toThrow()
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
})
