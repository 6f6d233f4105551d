/** What test files need from the machine they run on. The server is started by global-setup.ts. */
import { inject } from 'vitest'
import { copyTemplate, type FreshDatabase } from './database/fresh-database.ts'

export { aFolder } from './folder.ts'
export { freePort } from '../embedded-postgres/free-port.ts'
export { aReplicatedServer, openTestCluster, type ReplicatedServer } from './database/index.ts'
export type { FreshDatabase } from './database/fresh-database.ts'

/** A migrated, empty database that no other test uses; drop it when the test is over. */
export function freshDatabase(): Promise<FreshDatabase> {
  return copyTemplate(inject('testDatabases'))
}

export { testApi } from './api.ts'
export { formOf } from './form.ts'
export { aTorture, chancesOf, turnOf, type Chances } from './torture.ts'
export { collectingLog, type Logged } from './logs/collecting-log.ts'
export { failingLog } from './logs/failing-log.ts'
export { aLine, type Line } from './line.ts'
export { untilWaiting } from './database/until-waiting.ts'
export { startReceiver, type Received, type Receiver } from './receiver.ts'
