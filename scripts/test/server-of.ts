import type { TestServerChoice } from '@hojip/platform/testing/database'

export type Major = '15' | '18'

/**
 * The database server of a run of tests: the one at TEST_DATABASE_URL, or one of our own of the major version
 * TEST_POSTGRES.
 */
export function testServerOf({
  TEST_DATABASE_URL: url,
  TEST_POSTGRES: major = '18',
}: NodeJS.ProcessEnv): TestServerChoice {
  if (url) return { url }
  if (major !== '15' && major !== '18') throw new Error(`TEST_POSTGRES is 15 or 18, not ${major}`)
  return { major: major === '15' ? 15 : 18 }
}

/** The version by the day, so that two days in a row try both. @param turn one higher for the next day */
export function majorOfDay(turn: number): Major {
  return turn % 2 === 0 ? '18' : '15'
}

/** What deals with money, goods and search: CI tries it on the version of the day and on the other one. */
export const triedOnBoth = [
  'db/migrate',
  'apps/server/commands/upgrade',
  'platform/db',
  ...['trade/aftersales', 'trade/books', 'trade/checkout', 'trade/orders', 'trade/payments'].map(
    (room) => `features/${room}/`,
  ),
  ...['goods/inventory', 'counter/stock', 'find/search'].map((room) => `features/${room}/`),
]
