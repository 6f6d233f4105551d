import { expect, test } from 'vitest'
import type { Choice } from './choose.ts'
import { tellChoice, type Told } from './report.ts'

const choice: Choice = {
  tests: [
    { file: 'features/trade/cart/cart.test.ts', reason: 'own' },
    { file: 'features/trade/cart/rules/quantity.test.ts', reason: 'own' },
    { file: 'features/counter/figures/figures.test.ts', reason: 'far' },
  ],
  journeys: ['e2e/purchase.test.ts'],
  left: [
    { file: 'bench/bench.test.ts', why: 'long' },
    { file: 'features/talk/help/help.test.ts', why: 'time' },
  ],
  seconds: 64,
}
const told: Told = {
  since: 'HEAD',
  changed: ['features/trade/cart/store.ts'],
  choice,
  tests: 549,
  journeys: 71,
  command: 'npm test -- --changed',
  rest: false,
}

test('prints what has changed, what runs and why, how long it takes, and what is left out', () => {
  expect(tellChoice(told).split('\n')).toEqual([
    '1 file changed since HEAD:',
    '  features/trade/cart/store.ts',
    '3 of 549 test files and 1 of 71 journeys, about 64 s:',
    '    2  in the room or folder of a change',
    '    1  use it by way of others',
    '       e2e/purchase.test.ts',
    'Left out, though the change reaches them: npm test -- --changed --rest runs them.',
    '    1  for time',
    '    1  tortures, hostile inputs, benchmarks and walks through every page',
  ])
})

test('prints why there is no journey', () => {
  expect(tellChoice({ ...told, choice: { ...choice, journeys: [] } })).toContain('no page loads the change')
})

test('prints why everything runs, and that nothing does', () => {
  const nothing = { tests: [], journeys: [], left: [], seconds: 12 }
  expect(tellChoice({ ...told, choice: { ...nothing, everything: 'package.json' } })).toContain(
    'Everything runs: all tests depend on package.json.',
  )
  expect(tellChoice({ ...told, choice: nothing })).toContain('No test reaches them.')
  expect(tellChoice({ ...told, rest: true })).toContain('The 2 test files that --changed leaves out:')
})

test('names a dozen changed files at most', () => {
  const changed = Array.from({ length: 40 }, (_, at) => `docs/${at}.md`)
  const lines = tellChoice({ ...told, changed }).split('\n')
  expect(lines.slice(12, 14)).toEqual(['  docs/11.md', '  and 28 more'])
})
