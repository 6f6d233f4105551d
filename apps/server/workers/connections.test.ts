import { collectingLog, freshDatabase } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { warnOfConnections } from './connections.ts'

test('a start warns of pools that together are larger than what PostgreSQL allows', async () => {
  const { url, drop } = await freshDatabase()
  const { log, logged } = collectingLog()
  await warnOfConnections({ workers: 2, DATABASE_POOL: 10 }, url, log)
  expect(logged).toEqual([])
  await warnOfConnections({ workers: 60, DATABASE_POOL: 20 }, url, log)
  const fields = expect.objectContaining({ workers: 60, pool: 20, wanted: 1_220 })
  expect(logged).toEqual([{ event: 'db.too-many-connections', fields }])
  await drop()
})
