// `npm test`: every unit and room test, then the journeys in a real browser; ends with "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, installChromium } from './test/chromium.ts'
import { runVitest } from './test/vitest.ts'

const browser = (await findChromium()) ?? (installChromium() ? await findChromium() : undefined)
if (!browser) {
  console.error('The browser tests need Chromium: install it, or run `npx playwright install chromium`.')
  process.exit(1)
}

const filters = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'hojip-test-'))
function run(name: string, options: string[]) {
  return runVitest([...options, ...filters], join(reports, `${name}.json`), { CHROMIUM_PATH: browser })
}

const unfiltered = filters.length === 0
const rooms = await run('rooms', ['--exclude', 'e2e/**', ...(unfiltered ? [] : ['--passWithNoTests'])])
const none = { passed: 0, failed: 0 }
const journeys = rooms.failed === 0 ? await run('journeys', ['--config', 'e2e/vitest.config.ts']) : none
rmSync(reports, { recursive: true, force: true })

const failed = rooms.failed + journeys.failed
console.log(`${rooms.passed + journeys.passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
