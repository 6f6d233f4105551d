// `npm run test:other-postgres`: what deals with money, goods and search, on the PostgreSQL that `npm test` does not take
// today.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedsOfRun, turnOfSeed } from './seed-of-day.ts'
import { majorOfDay, triedOnBoth } from './server-of.ts'
import { startVitest, tellEnd } from './vitest.ts'

const seeds = seedsOfRun(process.env, new Date())
const other = majorOfDay(turnOfSeed(Number(seeds.TORTURE_SEED)) + 1)
console.log(`On PostgreSQL ${other}.`)
const reports = mkdtempSync(join(tmpdir(), 'hojip-test-'))
// What takes no database is the same on both.
const takesDatabase = ['--project', 'database', '--project', 'alone']
const run = startVitest([...takesDatabase, ...triedOnBoth], join(reports, 'other.json'), {
  ...seeds,
  TEST_POSTGRES: other,
})
run.show()
await tellEnd([run], `On PostgreSQL ${other}: `)
rmSync(reports, { recursive: true, force: true })
