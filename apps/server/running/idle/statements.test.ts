// by turns: day 1 of 3
import { freePort } from '@hojip/platform/testing'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../../security/testing/guarded-mall.ts'

/** How long it was listened, which is longer on a busy machine. */
let seconds = 10

let mall: GuardedMall
const statements: string[] = []
const { query } = pg.Client.prototype

beforeAll(async () => {
  mall = await aGuardedMall({ PORT: String(await freePort()) })
  await mall.listen()
  // Workers look once when they begin.
  await sleep(2_000)
  pg.Client.prototype.query = function counted(this: pg.Client, ...all: unknown[]) {
    const [first] = all as [string | { text?: string }]
    statements.push((typeof first === 'string' ? first : (first.text ?? '')).replaceAll(/\s+/g, ' '))
    return Reflect.apply(query, this, all) as unknown
  } as typeof query
  const beganMs = performance.now()
  await sleep(seconds * 1_000)
  pg.Client.prototype.query = query
  seconds = (performance.now() - beganMs) / 1_000
})
afterAll(() => mall.close())

function countOf(kind: RegExp): number {
  return statements.filter((text) => kind.test(text)).length
}

// Other tests write to the same server, which is a movement too; the clock may strike a minute or ten.
test('while nobody visits, the database is asked whether anything has moved, and nothing else is read in vain', () => {
  const looks = countOf(/pg_current_snapshot\(\)::text/)
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThanOrEqual(4 * seconds + 2)
  expect(countOf(/"isStuck"/)).toBeLessThanOrEqual(2 * looks + 2)
  expect(countOf(/from push_event/)).toBeLessThanOrEqual(looks + 2)
})

test('the queues are not asked one by one', () => {
  expect(countOf(/WITH next AS/)).toBeLessThanOrEqual(15)
})

test('copies of settings, of the calendar and of the version are not read more often than before', () => {
  expect(countOf(/from mall_setting/)).toBeLessThanOrEqual(seconds / 5 + 1)
  expect(countOf(/from migration/)).toBeLessThanOrEqual(seconds / 5 + 1)
  // Each look brings the time along.
  expect(countOf(/^ ?select \(extract\(epoch from clock_timestamp/)).toBeLessThanOrEqual(1)
})
