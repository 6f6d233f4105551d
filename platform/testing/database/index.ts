/** A server with migrated databases, for programs that are no Vitest tests. */
export { openTestCluster } from './cluster.ts'
export type { TestServerChoice } from './cluster.ts'
export { aReplicatedServer, type ReplicatedServer } from './replicated-server.ts'
