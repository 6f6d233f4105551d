// `npm test`: all unit and room tests, and the journeys in a real browser. The last line is "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findHeadlessShell, installChromium } from './test/chromium.ts'
import { startVitest } from './test/vitest.ts'

const browser = (await findChromium()) ?? (installChromium() ? await findChromium() : undefined)
if (!browser) {
  console.error('The browser tests need Chromium: install it, or run `npx playwright install chromium`.')
  process.exit(1)
}

const filters = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'hojip-test-'))
function start(name: string, options: string[]) {
  const browsers = { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: findHeadlessShell() ?? browser }
  return startVitest([...options, ...filters], join(reports, `${name}.json`), browsers)
}

// With four cores or more, the journeys run beside the room tests. With fewer, both together take longer than one after
// the other, since the browsers and the room tests compete for the processor.
const unfiltered = filters.length === 0
const rooms = start('rooms', ['--exclude', 'e2e/**', ...(unfiltered ? [] : ['--passWithNoTests'])])
function startJourneys() {
  return start('journeys', ['--config', 'e2e/vitest.config.ts'])
}
const beside = availableParallelism() >= 4 ? startJourneys() : undefined
rooms.show()
const inRooms = await rooms.counts
const journeys = beside ?? startJourneys()
journeys.show()
const onJourneys = await journeys.counts
rmSync(reports, { recursive: true, force: true })

// A long log is often kept only in part: what failed stands once more at its end.
for (const failure of [...(await rooms.failures), ...(await journeys.failures)]) console.log(`${failure}\n`)
const failed = inRooms.failed + onJourneys.failed
console.log(`${inRooms.passed + onJourneys.passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
