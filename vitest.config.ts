import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { kindsOfTests, type Kind } from './scripts/test/kinds.ts'
import { seedFrom, turnOfSeed } from './scripts/test/seed-of-day.ts'
import { testServerOf } from './scripts/test/server-of.ts'
import { slowFilesSequencer } from './scripts/test/slow-files-first.ts'
import { filesAtRest } from './scripts/test/turns.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const seed = seedFrom(process.env['TORTURE_SEED'], new Date())
const kinds = kindsOfTests(root)
// Processes that tests start compile the same code as often: they share what is compiled.
process.env['NODE_COMPILE_CACHE'] ??= `${root}node_modules/.cache/compiled`

/** Files of a kind share workers; only those that declare it get a process of their own. */
function projectOf(name: Kind) {
  return {
    extends: true as const,
    test: {
      name,
      // A pattern that matches nothing: without one, a kind without files would take every file.
      include: kinds[name].length > 0 ? kinds[name] : ['none'],
      isolate: name === 'alone',
    },
  }
}

export default defineConfig({
  test: {
    projects: [projectOf('alone'), projectOf('database'), projectOf('pure'), projectOf('pages')],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**', ...filesAtRest(root, process.env, new Date())],
    globalSetup: 'platform/testing/global-setup.ts',
    setupFiles: ['platform/testing/nothing-left.ts', 'platform/testing/console-errors.ts'],
    sequence: { sequencer: slowFilesSequencer },
    provide: {
      testServer: testServerOf(process.env),
      fuzzRuns: Number(process.env['FUZZ'] ?? 20),
      tradeSequences: Number(process.env['TRADE_SEQUENCES'] ?? 40),
      torture: { tries: Number(process.env['TORTURE_TRIES'] ?? 0), seed, turn: turnOfSeed(seed) },
    },
    pool: 'forks',
    // Two cores and a third file: servers that start, stop or fall silent are waited for.
    maxWorkers: 3,
    // For what hangs: far above what a busy machine needs.
    testTimeout: process.env['TORTURE_TRIES'] ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
