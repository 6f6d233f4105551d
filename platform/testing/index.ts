/** What test files need of the machine they run on. The server is started by global-setup.ts. */
import { inject } from 'vitest'
import { copyTemplate, type FreshDatabase } from './database/fresh-database.ts'

export { freePort } from '../embedded-postgres/free-port.ts'
export { openTestCluster, type TestCluster } from './database/cluster.ts'
export type { FreshDatabase } from './database/fresh-database.ts'

/** A migrated, empty database that nobody else uses; drop it when the test is over. */
export function freshDatabase(): Promise<FreshDatabase> {
  return copyTemplate(inject('testDatabases'))
}

export { testApi, type Sending, type TestAnswer } from './api.ts'
export { formOf, type Form } from './form.ts'
export { aTorture, type Torture } from './torture.ts'
export { collectingLog, type CollectingLog, type Logged } from './logs/collecting-log.ts'
export { failingLog } from './logs/failing-log.ts'
export { aLine, type Line } from './line.ts'
export { startReceiver, type Received, type Receiver, type ReceiverAnswer } from './receiver.ts'
export { aRedis, hasRedis, type TestRedis } from './redis.ts'
