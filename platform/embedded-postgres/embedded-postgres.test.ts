// by turns: day 2 of 3
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log/index.ts'
import { runOnce } from './connection.ts'
import { startEmbeddedPostgres } from './index.ts'

const log = createLog('silent')
const isRoot = process.getuid?.() === 0

let parent: string
let dataDir: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'hojip-embedded-'))
  chmodSync(parent, 0o755)
  dataDir = join(parent, 'data', 'postgres')
})

afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('starts on loopback, remembers port and password, and has its data at the next start', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log })
  expect(first.reused).toBe(false)
  expect(first.port).toBeLessThan(32_768)
  await runOnce(first.url, 'CREATE TABLE things AS SELECT 7 AS id')
  await first.stop()
  await first.stop()
  await expect(runOnce(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')

  const second = await startEmbeddedPostgres({ dataDir, log })
  expect(second.url).toBe(first.url)
  const { rows } = await runOnce(second.url, 'SELECT id FROM things')
  await second.stop()
  expect(rows).toEqual([{ id: 7 }])
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600)
})

test('writes safely, in UTC, with UTF-8 in any language', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log })
  const { rows } = await runOnce(
    server.url,
    `SELECT current_setting('fsync') fsync, current_setting('timezone') zone, current_setting('data_checksums') sums,
            current_setting('unix_socket_directories') sockets, upper('é') || '好집' text, pg_encoding_to_char(encoding) enc
     FROM pg_database WHERE datname = current_database()`,
  )
  await server.stop()
  expect(rows).toEqual([{ fsync: 'on', zone: 'UTC', sums: 'on', sockets: '', text: 'É好집', enc: 'UTF8' }])
})

test('a second start on the folder finds the living server and leaves it running', async () => {
  const owner = await startEmbeddedPostgres({ dataDir, log })
  const guest = await startEmbeddedPostgres({ dataDir, log })
  expect(guest).toMatchObject({ reused: true, url: owner.url, port: owner.port })
  await guest.stop()
  await runOnce(owner.url, 'SELECT 1')
  await owner.stop()
})

test('of several concurrent starts on a new folder one owns the server', async () => {
  const all = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir, log })))
  expect(all.filter((one) => !one.reused)).toHaveLength(1)
  expect(new Set(all.map((one) => one.url)).size).toBe(1)
  await Promise.all(all.map((one) => one.stop()))
})

test('takes another port when the stored one is in use', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log })
  await first.stop()
  const intruder = createServer().listen(first.port, '127.0.0.1')
  const second = await startEmbeddedPostgres({ dataDir, log })
  await second.stop()
  intruder.close()
  expect(second.port).not.toBe(first.port)
  expect(Number(readFileSync(join(dataDir, 'port'), 'utf8'))).toBe(second.port)
})

test('reports in one line what PostgreSQL rejects', async () => {
  const start = startEmbeddedPostgres({ dataDir, log, settings: { shared_buffers: 'plenty' } })
  await expect(start).rejects.toThrow(/PostgreSQL does not start: .*invalid value .*shared_buffers/)
  const server = await startEmbeddedPostgres({ dataDir, log })
  await server.stop()
})

test.runIf(isRoot)('keeps the data elsewhere when only root may enter the folder', async () => {
  mkdirSync(join(parent, 'home'), { mode: 0o700 })
  dataDir = join(parent, 'home', 'project', '.data')
  const first = await startEmbeddedPostgres({ dataDir, log })
  const home = readFileSync(join(dataDir, 'location.txt'), 'utf8').trim()
  try {
    await runOnce(first.url, 'CREATE TABLE things AS SELECT 7 AS id')
    expect((await startEmbeddedPostgres({ dataDir, log })).reused).toBe(true)
    await first.stop()
    const second = await startEmbeddedPostgres({ dataDir, log })
    const { rows } = await runOnce(second.url, 'SELECT id FROM things')
    await second.stop()
    expect(rows).toEqual([{ id: 7 }])
    expect(home).toMatch(/^\/var\/lib\/hojip\/[0-9a-f]{16}$/)
  } finally {
    await first.stop()
    rmSync(home, { recursive: true, force: true })
  }
})
