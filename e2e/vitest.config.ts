import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { slowFilesSequencer } from '../scripts/test/slow-files-first.ts'
import { filesAtRest } from '../scripts/test/turns.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Journeys in a real browser, three files at a time, since a browser waits for a third of the time; two in CI, where a busy
 * machine makes each slow. All run in one mall, so each journey has its own buyers and, when it ships, its own shop; the
 * sessions of staff are shared. The files of a worker share its process and with it its browser.
 */
export default defineConfig({
  root,
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: filesAtRest(root, process.env, new Date()),
    globalSetup: ['e2e/testing/global-setup.ts'],
    passWithNoTests: true,
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: slowFilesSequencer },
    maxWorkers: process.env['CI'] ? 2 : 3,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // For conditions that a page reaches with a delay; on a busy machine the default of 1 s is too short.
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
