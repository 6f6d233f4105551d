import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{platform,features,apps,db,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    globalSetup: 'platform/testing/global-setup.ts',
    setupFiles: 'platform/testing/console-errors.ts',
    provide: {
      testDatabaseUrl: process.env['TEST_DATABASE_URL'] ?? '',
      fuzzRuns: Number(process.env['FUZZ'] ?? 200),
      tradeSequences: Number(process.env['TRADE_SEQUENCES'] ?? 40),
      torture: {
        tries: Number(process.env['TORTURE_TRIES'] ?? 0),
        seed: Number(process.env['TORTURE_SEED'] ?? 20_261_120),
      },
    },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: process.env['TORTURE_TRIES'] ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
  },
})
