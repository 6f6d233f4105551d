import type { TestProject } from 'vitest/node'
import { openTestCluster } from './database/cluster.ts'
import type { TestDatabases } from './database/fresh-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server to test on; empty for the embedded one. */
    testDatabaseUrl: string
    testDatabases: TestDatabases
    /** How many hostile inputs each call gets. */
    fuzzRuns: number
    /** How many random histories are tried; see apps/server/trade. */
    tradeSequences: number
    /** For `npm run torture`; 0 tries: the everyday number. The seed is that of all samples: the day, or TORTURE_SEED. */
    torture: { tries: number; seed: number }
  }
}

/** Vitest's global setup: one server for all test files of the run. */
export async function setup(project: TestProject) {
  const cluster = await openTestCluster(project.getProvidedContext().testDatabaseUrl || undefined)
  project.provide('testDatabases', cluster.databases)
  return cluster.close
}
