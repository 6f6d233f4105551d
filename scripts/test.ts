// `npm test`: all unit and room tests, and the journeys in a real browser. The last line is "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, installChromium } from './test/chromium.ts'
import { startVitest } from './test/vitest.ts'

const browser = (await findChromium()) ?? (installChromium() ? await findChromium() : undefined)
if (!browser) {
  console.error('The browser tests need Chromium: install it, or run `npx playwright install chromium`.')
  process.exit(1)
}

const filters = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'hojip-test-'))
function start(name: string, options: string[]) {
  return startVitest([...options, ...filters], join(reports, `${name}.json`), { CHROMIUM_PATH: browser })
}

// Journeys mostly wait, while room tests keep the processor busy, so both run concurrently. In CI the journeys run
// after the room tests, so that nothing competes with the browser.
const unfiltered = filters.length === 0
const rooms = start('rooms', ['--exclude', 'e2e/**', ...(unfiltered ? [] : ['--passWithNoTests'])])
function startJourneys() {
  return start('journeys', ['--config', 'e2e/vitest.config.ts'])
}
const beside = process.env['CI'] ? undefined : startJourneys()
rooms.show()
const inRooms = await rooms.counts
const journeys = beside ?? startJourneys()
journeys.show()
const onJourneys = await journeys.counts
rmSync(reports, { recursive: true, force: true })

const failed = inRooms.failed + onJourneys.failed
console.log(`${inRooms.passed + onJourneys.passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
