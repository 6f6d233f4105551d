import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aLine, freshDatabase, freePort, type FreshDatabase, type Line } from '../../testing/index.ts'
import { connectTo, isUnavailable, openDatabase } from '../index.ts'

// Two servers that are one: the second line leads to another database of it, of the same name for who connects, which
// only reads. Real standbys are in `apps/server/faults/failover.torture.test.ts`.

let writable: FreshDatabase
let readable: FreshDatabase
let first: Line
let second: Line
beforeEach(async () => {
  ;[writable, readable] = await Promise.all([freshDatabase(), freshDatabase()])
  const [shown, real] = [writable, readable].map(({ url }) => new URL(url).pathname.slice(1))
  const other = openDatabase({ url: readable.url, max: 1 })
  await sql`alter database ${sql.id(real!)} set default_transaction_read_only = on`.execute(other.db)
  await other.close()
  first = await aLine(writable.url)
  second = await aLine(writable.url, (bytes) => {
    const at = bytes.indexOf(`${shown!}\0`)
    return at < 0
      ? bytes
      : Buffer.concat([bytes.subarray(0, at), Buffer.from(real!), bytes.subarray(at + shown!.length)])
  })
})
afterEach(async () => {
  await Promise.all([first.close(), second.close()])
  await Promise.all([writable.drop(), readable.drop()])
})

function addressOf(lines: readonly Line[], query: string) {
  const address = new URL(writable.url)
  const hosts = lines.map(({ url }) => new URL(url).host).join(',')
  return `${address.protocol}//${address.username}:${address.password}@${hosts}${address.pathname}?${query}`
}

async function kindAt(url: string, connectionTimeoutMillis = 10_000): Promise<string> {
  const client = await connectTo(url, { connectionTimeoutMillis })
  const { rows } = await client.query<{ on: string }>(`select current_setting('transaction_read_only') as on`)
  await client.end()
  return rows[0]?.on === 'on' ? 'reads' : 'writes'
}

test.each([
  ['read-write', 'writes'],
  ['read-only', 'reads'],
  ['primary', 'reads'],
  ['any', 'reads'],
  ['prefer-standby', 'reads'],
])('of one that only reads and one that writes, %s takes the one that %s', async (wanted, kind) => {
  expect(await kindAt(addressOf([second, first], `target_session_attrs=${wanted}`))).toBe(kind)
})

test('when none is what is asked for, the error says so, and counts as an unavailable database', async () => {
  const asking = kindAt(addressOf([second], 'target_session_attrs=read-write'), 500)
  await expect(asking).rejects.toThrow(
    /^127.0.0.1:\d+ is read-only, and target_session_attrs asks for read-write$/,
  )
  expect(isUnavailable(await asking.catch((error: unknown) => error))).toBe(true)
  await expect(kindAt(addressOf([first], 'target_session_attrs=standby'), 500)).rejects.toThrow(
    'is a primary',
  )
})

test('a start goes on looking while the server that it needs comes up', async () => {
  first.swallow(true)
  const finding = kindAt(
    addressOf([second, first], 'target_session_attrs=read-write&connect_timeout=1'),
    20_000,
  )
  // The second round: the one that only reads was asked again.
  await expect.poll(() => second.opened(), { timeout: 15_000 }).toBeGreaterThan(1)
  first.swallow(false)
  expect(await finding).toBe('writes')
})

test('a pool passes over a host that refuses, and stays with the one that was good', async () => {
  const url = new URL(writable.url)
  const gone = { ...first, url: Object.assign(new URL(url.href), { port: String(await freePort()) }).href }
  const { db, close } = openDatabase({
    url: addressOf([gone, second, first], 'target_session_attrs=read-write'),
    max: 3,
  })
  const ask = () => sql<{ one: number }>`select 1 as one from pg_sleep(0.1)`.execute(db)
  await ask()
  expect(second.opened()).toBe(1)
  expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3)
  expect(second.opened()).toBe(1)
  await close()
})

test('a pool goes on at another host when one accepts connections and never answers', async () => {
  first.swallow(true)
  const lines = [first, await aLine(writable.url)]
  const { db, close } = openDatabase({
    url: addressOf(lines, 'target_session_attrs=primary&connect_timeout=1'),
    max: 2,
  })
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
  await lines[1]!.close()
})

test('connections of a host that fell silent are cut, and those of another host are left', async () => {
  const other = await aLine(writable.url)
  const given: string[] = []
  const patience = { everyMs: 50, silentMs: 300, glanceMs: 500 }
  const { db, pool, close } = openDatabase({
    url: addressOf([first, other], 'connect_timeout=1'),
    max: 3,
    patience,
    onError: ({ message }) => void given.push(message),
  })
  await sql`select 1`.execute(db)
  first.forget()
  first.swallow(true)
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  expect(given.some((message) => message.includes('1 connections given up'))).toBe(true)
  expect([other.opened(), pool.totalCount]).toEqual([1, 1])
  await close()
  await other.close()
})
