import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Journeys in a real browser, two files at a time: in some a number waits a minute for its second code. All walk in one
 * mall, so each has buyers, and where it ships a shop, of its own.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/testing/global-setup.ts'],
    passWithNoTests: true,
    pool: 'forks',
    maxWorkers: 2,
    // A browser on a busy machine stumbles now and then; the report says which journey was gone twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What a page needs a moment for; on a busy machine that is more than the usual second.
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
})
