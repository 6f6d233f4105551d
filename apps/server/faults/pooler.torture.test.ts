import { aTorture, freshDatabase } from '@hojip/platform/testing'
import { aPgBouncer, hasProgram } from '@hojip/platform/testing/programs'
import { expect, test } from 'vitest'
import { brokenBooks } from './testing/books.ts'
import { shop } from './testing/load.ts'
import { aPlace, opened, remove, startMall, until } from './testing/mall.ts'

/** `npm run torture -- pooler`: takes the start of a whole mall; the statements alone are tried every day. */
const isLong = aTorture(0).tries > 0

test.runIf(isLong && hasProgram('pgbouncer'))(
  'a mall starts, fills itself and sells behind a pooler in transaction mode that forgets statements',
  async () => {
    const fresh = await freshDatabase()
    const pooler = await aPgBouncer(fresh.url, 'transaction')
    const env = { DATABASE_URL: pooler.url, DATABASE_STATEMENTS: 'unnamed' }
    const mall = startMall({ ...(await aPlace()), env })
    try {
      await opened(mall)
      const shoppers = await shop(mall, 4)
      await until('forty orders are paid', () => shoppers.tally.paid >= 40)
      await shoppers.stop()
      expect(Object.keys(shoppers.tally.seen)).toEqual(['200'])
      expect(await brokenBooks(mall, fresh.url, shoppers.tally.orders)).toEqual([])
      process.stdout.write(`\n  behind PgBouncer: ${shoppers.tally.orders.length} orders, the books hold\n\n`)
    } finally {
      await remove(mall)
      await pooler.stop()
      await fresh.drop()
    }
  },
  600_000,
)
