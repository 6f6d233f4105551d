import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { expect, test } from 'vitest'
import { readSource } from '../tidy/source.ts'
import { checkPatterns, safe } from './check-patterns.ts'
import { findPatterns } from './find-patterns.ts'

const blanks = String.raw`/<p>(?:\s|<br \/>|&nbsp;|\u00a0)*<\/p>/g`
const text = `const slow = ${blanks}\nconst quick = /^ab/\nconst built = new RegExp('(x+)+$', 'i')\nconst again = /^ab/\n`
const patterns = findPatterns([readSource('features/somewhere/a.ts', text)])

test('patterns are found once, with all their places', () => {
  expect(patterns).toEqual([
    { source: blanks.slice(1, -2), flags: 'g', places: ['features/somewhere/a.ts:1'] },
    { source: '^ab', flags: '', places: ['features/somewhere/a.ts:2', 'features/somewhere/a.ts:4'] },
    { source: '(x+)+$', flags: 'i', places: ['features/somewhere/a.ts:3'] },
  ])
})

function findingAt(line: number) {
  return expect.stringMatching(new RegExp(`^features/somewhere/a.ts:${line}  .*takes too long`))
}

test('a slow one is a finding, unless it is excepted; an exception that nothing needs is a finding', async () => {
  const judge = async ({ source }: { source: string }) => (source === '^ab' ? safe : 'exponential')
  expect(
    await checkPatterns(patterns, { judge, bounded: { [blanks]: 'a line of ours', '/gone/': '' } }),
  ).toEqual([findingAt(3), expect.stringMatching(/\/gone\/: take it out/)])
})

test.skipIf(!hasExtraPackages())('the pattern that stopped the mall is one', async () => {
  const { judgePattern: judge } = await import('./judge-pattern.ts')
  expect(await checkPatterns(patterns, { judge, bounded: {} })).toEqual([findingAt(1), findingAt(3)])
})
