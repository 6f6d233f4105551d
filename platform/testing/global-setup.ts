import type { TestProject } from 'vitest/node'
import { openTestCluster, type TestServerChoice } from './database/cluster.ts'
import type { TestDatabases } from './database/fresh-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServerChoice
    testDatabases: TestDatabases
    /** How many hostile inputs each call gets. */
    fuzzRuns: number
    /** How many random histories are tried; see apps/server/trade. */
    tradeSequences: number
    /**
     * For `npm run torture`; 0 tries: the everyday number. The seed is that of all samples: the day, or TORTURE_SEED.
     * `turn` is one higher for the next day.
     */
    torture: { tries: number; seed: number; turn: number }
  }
}

/** Vitest's global setup: one server for all test files of the run. */
export async function setup(project: TestProject) {
  const cluster = await openTestCluster(project.getProvidedContext().testServer)
  project.provide('testDatabases', cluster.databases)
  return cluster.close
}
