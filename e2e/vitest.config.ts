import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Journeys in a real browser: one after the other, since each has a whole mall to itself. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    passWithNoTests: true,
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What a page needs a moment for; on a busy machine that is more than the usual second.
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
})
