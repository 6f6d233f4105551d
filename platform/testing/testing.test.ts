import { createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { failingLog, freePort, freshDatabase, turnOf } from './index.ts'
import { connected } from './database/template.ts'

function tables(url: string) {
  return connected(url, async (client: pg.Client) => {
    const { rows } = await client.query<{ name: string }>('select relname as name from pg_class')
    return rows.map(({ name }) => name)
  })
}

test('a fresh database is migrated, and changes in one are not visible in another', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  await connected(one.url, (client) => client.query('create table only_here (id int)'))
  expect(await tables(one.url)).toEqual(expect.arrayContaining(['migration', 'only_here']))
  const others = await tables(other.url)
  expect(others).toContain('migration')
  expect(others).not.toContain('only_here')
  await Promise.all([one.drop(), other.drop()])
})

test('a database can be dropped while connections to it are open', async () => {
  const { url, drop } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await drop()
  await expect(tables(url)).rejects.toThrow('does not exist')
})

test('nobody can connect to the template', async () => {
  const { serverUrl, template } = inject('testDatabases')
  const url = new URL(serverUrl)
  url.pathname = template
  await expect(tables(url.href)).rejects.toThrow('not currently accepting connections')
})

test('a free port is below the range of outgoing connections, and can be listened on', async () => {
  const port = await freePort()
  expect(port).toBeLessThan(32_768)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await new Promise((resolve) => server.close(resolve))
})

test('nobody else gets a free port, though nobody listens on it yet', async () => {
  const claimed = await freePort()
  await expect(freePort(() => claimed)).rejects.toThrow('no free port')
})

test.each([20_785, -2])('the numbers from %d on take turns, and together the whole list', (first) => {
  const list = Array.from({ length: 8 }, (_, i) => i)
  const taken = [first, first + 1, first + 2].map((turn) => turnOf(list, 3, turn))
  const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
  expect(inOrder(taken.map(({ length }) => length))).toEqual([2, 3, 3])
  expect(inOrder(taken.flat())).toEqual(list)
})

test('an unexpected answer of 500 fails its test', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  failingLog().error('http.bug', { call: 'GET /a', error: new Error('planted') })
  expect(written).toHaveBeenCalledOnce()
  written.mockRestore()
})
