import { expect, test } from 'vitest'
import { asMarkdown } from './table.ts'

test('loads and values have a table each, and a missed goal is marked', () => {
  const figures = { p50Ms: 1.5, p99Ms: 12.34, perSecond: 1_234.5, count: 10, cpuMicros: 80.4 }
  const goals = [
    { text: 'p99 < 25 ms', reached: true },
    { text: 'ratio ≥ 0.5', reached: false },
  ]
  const rows = [
    { what: 'start', value: '2.0 s' },
    {
      what: 'list',
      figures,
      databaseMicros: 9,
      statements: 1.04,
      bytes: 2_345,
      reference: '3,000 React',
      ratio: 0.41,
      goals,
    },
  ]
  expect(asMarkdown(rows).split('\n')).toEqual([
    '|  | p50 ms | p99 ms | per s | mall µs | database µs | statements | KB | reference, per s | ratio | goal reached |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: | --- |',
    '| list | 1.50 | 12.3 | 1,235 | 80 | 9 | 1 | 2.3 | 3,000 React | 0.41 | p99 < 25 ms: yes; ratio ≥ 0.5: **no** |',
    '',
    '|  | figure | reference | ratio | goal reached |',
    '| --- | ---: | --- | ---: | --- |',
    '| start | 2.0 s |  |  |  |',
  ])
})
