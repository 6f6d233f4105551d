// `npm test [-- PART-OF-A-PATH…]`: all unit and room tests, and the journeys in a real browser. With `--changed [REF]`
// those that the changed files reach, see docs/testing.md. Without a part of a path, files that take turns run on their
// day; `TURNS=all` takes all. The last line is "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  extraPackageFolder,
  extraPackagesHint,
  hasExtraPackages,
} from '@hojip/platform/testing/extra-packages'
import { findChromium, findHeadlessShell, installChromium } from './test/chromium.ts'
import { isCommit } from './test/changed/changed-files.ts'
import { readArguments } from './test/changed/asked.ts'
import { planChanged } from './test/changed/plan.ts'
import { seedsOfRun, turnOfSeed } from './test/seed-of-day.ts'
import { majorOfDay } from './test/server-of.ts'
import { filesAtRest } from './test/turns.ts'
import { nothingToRun, startVitest, tellEnd, type Run } from './test/vitest.ts'

const browser = (await findChromium()) ?? (installChromium() ? await findChromium() : undefined)
if (!browser) {
  console.error('The browser tests need Chromium: install it, or run `npx playwright install chromium`.')
  process.exit(1)
}

const root = join(import.meta.dirname, '..')
const { changed, filters, options } = readArguments(process.argv.slice(2), (word) => isCommit(root, word))
const plan = changed && planChanged(root, changed, filters)
if (plan) console.log(`${plan.said}\n`)

if (!hasExtraPackages())
  console.log(`The tests of referees and of generated files are skipped. ${extraPackagesHint}`)
const seeds = seedsOfRun(process.env, new Date())
/** The oldest supported PostgreSQL is there on some systems only. */
const TEST_POSTGRES =
  process.env['TEST_POSTGRES'] ??
  (extraPackageFolder('postgres-15') ? majorOfDay(turnOfSeed(Number(seeds.TORTURE_SEED))) : '18')
console.log(
  process.env['TEST_DATABASE_URL']
    ? 'On the server of TEST_DATABASE_URL.'
    : `Rooms on PostgreSQL ${TEST_POSTGRES}.`,
)
/** Whoever names files or tests wants them today. */
const TURNS = process.env['TURNS'] ?? (plan || filters.length > 0 || options.length > 0 ? 'all' : 'today')
const atRest = filesAtRest(root, { TURNS, ...seeds }, new Date()).length
if (atRest > 0)
  console.log(`${atRest} test files have their turn on the next two days; TURNS=all takes them, too.`)
const reports = mkdtempSync(join(tmpdir(), 'hojip-test-'))
/** Runs the planned files, or where there is no plan, those that the filters name; without both, all. */
function start(name: 'tests' | 'journeys', own: string[]): Run {
  const files = plan?.[name] ?? filters
  if (plan?.[name]?.length === 0) return nothingToRun
  const browsers = { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: findHeadlessShell() ?? browser }
  const some = files.length > 0 || options.length > 0 ? ['--passWithNoTests'] : []
  return startVitest([...own, ...some, ...options, ...files], join(reports, `${name}.json`), {
    ...browsers,
    ...seeds,
    TEST_POSTGRES,
    TURNS,
  })
}

// With four cores or more, the journeys run beside the room tests. With fewer, both together take longer than one after
// the other, since the browsers and the room tests compete for the processor.
const rooms = start('tests', ['--exclude', 'e2e/**'])
function startJourneys() {
  return start('journeys', ['--config', 'e2e/vitest.config.ts'])
}
const beside = availableParallelism() >= 4 ? startJourneys() : undefined
rooms.show()
await rooms.counts
const journeys = beside ?? startJourneys()
journeys.show()
await tellEnd([rooms, journeys])
rmSync(reports, { recursive: true, force: true })
