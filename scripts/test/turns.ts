import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from './kinds.ts'
import { seedFrom, turnOfSeed } from './seed-of-day.ts'

/** What the first lines of a test file say when it runs on one day of three: `// by turns: day 2 of 3`. */
const declared = /^\/\/ by turns: day ([123]) of 3$/m

/** The day of three on which a test file runs; undefined: on all. */
export function dayOfTurn(text: string): number | undefined {
  const [, day] = declared.exec(text) ?? []
  return day === undefined ? undefined : Number(day)
}

/** All test files and journeys. */
export function testFiles(root: string): string[] {
  const all = '{apps,bench,db,e2e,features,platform,scripts}/**/*.test.{ts,tsx}'
  return globSync(all, { cwd: root, exclude: isInstalled })
}

/**
 * The test files whose turn is on another day, for a run with `TURNS=today`; none for others. Three days in a row have
 * run every file.
 */
export function filesAtRest(
  root: string,
  { TURNS = 'all', TORTURE_SEED }: NodeJS.ProcessEnv,
  now: Date,
): string[] {
  if (TURNS !== 'all' && TURNS !== 'today') throw new Error(`TURNS is today or all, not ${TURNS}`)
  if (TURNS === 'all') return []
  const today = (turnOfSeed(seedFrom(TORTURE_SEED, now)) % 3) + 1
  return testFiles(root).filter((file) => {
    const day = dayOfTurn(readFileSync(join(root, file), 'utf8'))
    return day !== undefined && day !== today
  })
}
