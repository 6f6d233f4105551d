import { freshDatabase } from '@hojip/platform/testing'
import { aPgBouncer, hasProgram } from '@hojip/platform/testing/programs'
import { expect, test } from 'vitest'
import { refuseForgetfulPooler, serverFault } from './server-fitness.ts'

test.each([
  [150_000, 'UTF8', undefined],
  [180_004, 'UTF8', undefined],
  [140_022, 'UTF8', 'is PostgreSQL 14.22; the mall needs 15 or newer'],
  [170_010, 'LATIN1', 'has the encoding LATIN1; the mall needs UTF8'],
])('a server of version %i with the encoding %s', (version, encoding, fault) => {
  expect(serverFault({ version, encoding })).toBe(fault)
})

test('PostgreSQL itself keeps prepared statements', async () => {
  const { url, drop } = await freshDatabase()
  await expect(refuseForgetfulPooler(url)).resolves.toBeUndefined()
  await drop()
})

test.runIf(hasProgram('pgbouncer'))('a pooler that forgets prepared statements is refused', async () => {
  const { url, drop } = await freshDatabase()
  const inSessions = await aPgBouncer(url, 'session')
  await refuseForgetfulPooler(inSessions.url)
  await inSessions.stop()
  const inTransactions = await aPgBouncer(url, 'transaction')
  const { host, pathname } = new URL(inTransactions.url)
  await expect(refuseForgetfulPooler(inTransactions.url)).rejects.toThrow(
    `the pooler at ${host}${pathname} does not keep prepared statements: set DATABASE_STATEMENTS=unnamed, or use its session mode, or PgBouncer 1.21`,
  )
  await inTransactions.stop()
  await drop()
})
