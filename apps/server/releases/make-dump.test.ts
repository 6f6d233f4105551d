import { checkBooks } from '@hojip/books'
import { theRow } from '@hojip/platform/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { staffPassword } from '../security/testing/people.ts'
import { endsSession, needsSecret, rightful, sampleOf } from '../security/testing/samples.ts'
import { aWorld, type World } from '../security/testing/world.ts'
import { keepLeftMall, type LeftMall } from './testing/left-mall.ts'

/** What `npm run release:dump` sets: the commit of the release. Everyday runs make no dump. */
const commit = process.env['RELEASE_COMMIT']

/** Every call that reads what the mall has, as it was answered. */
async function readsOf(mall: GuardedMall, world: World): Promise<LeftMall['reads']> {
  const reads: LeftMall['reads'] = []
  for (const bound of mall.calls) {
    const { key, call } = bound
    const isReading = call.rate === 'read' || call.rate === 'search'
    if (!isReading || call.auth === 'callback' || call.file || needsSecret(bound) || endsSession(key))
      continue
    const input = sampleOf(bound, world)
    const { statusCode } = await mall.send(key, input, rightful(bound, world))
    if (statusCode === 200) reads.push({ who: call.auth, key, input })
  }
  return reads
}

/** How somebody signs in. */
async function loginOf(mall: GuardedMall, userId: string): Promise<{ login: string }> {
  const { rows } = await sql<{ login: string }>`select login from account where id = ${userId}`.execute(
    mall.tools.db,
  )
  return theRow(rows)
}

test.runIf(commit)('makes the dump of a release', async () => {
  let url = ''
  const mall = await aGuardedMall({}, async (given) => (url = given))
  const { db } = mall.tools
  const world = await aWorld(mall)
  await mall.tools.jobs.drain()
  // The world has a job that failed, for the pages of operators. It would be a fault of the books.
  await sql`delete from pgboss.job where state = 'failed'`.execute(db)
  const reads = await readsOf(mall, world)
  expect(reads.length).toBeGreaterThan(100)
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db)
  const { at } = theRow(rows)
  const findings = await checkBooks(db, { now: at, acknowledged: [] })
  // The world has rows that no call makes, such as a parcel on its way back, which the books rightly find.
  const planted = findings.flatMap(({ name, broken }) => broken.map(({ id }) => `${name} ${id}`))
  expect(planted.length).toBeLessThan(3)
  const people = {
    lin: { phone: '13987650001' },
    mei: await loginOf(mall, world.mei.userId),
    ann: await loginOf(mall, world.ann.userId),
    password: staffPassword,
  }
  const leftAt = at.toISOString()
  const bytes = keepLeftMall(url, { commit: commit ?? '', leftAt, planted, people, reads })
  expect(bytes).toBeLessThan(400_000)
  await mall.close()
})
