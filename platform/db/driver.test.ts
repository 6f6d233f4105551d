import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import type * as Databases from './index.ts'

// The undocumented behaviour of `pg` that `connection.ts` and `silence.ts` rely on. When a new release fails here,
// read those two files again before upgrading.

let fresh: FreshDatabase
let database: Databases.Database<object>
let inTransaction: typeof Databases.inTransaction
/** The messages written to the socket, one entry per write. */
let writes: string[][] = []

beforeAll(async () => {
  fresh = await freshDatabase()
  // A copy of its own: other test files of this process may have used up the names of statements.
  vi.resetModules()
  const module = await import('./index.ts')
  inTransaction = module.inTransaction
  database = module.openDatabase({ url: fresh.url, max: 1 })
  database.pool.on('connect', trace)
  await sql`create table note (id int primary key, text text not null check (text <> ''))`.execute(
    database.db,
  )
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})
beforeEach(() => void (writes = []))

interface Inside {
  pipeline: boolean
  processID: number
  connection: { stream: Socket }
}

interface Socket {
  bytesRead: number
  cork(): void
  uncork(): void
  destroy(): void
  _write(chunk: Buffer, encoding: string, done: () => void): void
  _writev(chunks: { chunk: Buffer }[], done: () => void): void
}

function insideOf(client: pg.PoolClient): Inside {
  return client as unknown as Inside
}

/** The messages of the protocol: a letter, the length, the content. Of messages with SQL, its first word. */
function messagesIn(bytes: Buffer): string[] {
  const messages: string[] = []
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    const letter = String.fromCharCode(bytes[at]!)
    const content = bytes.toString('utf8', at + 5, at + 1 + bytes.readUInt32BE(at + 1))
    const text = letter === 'P' ? content.slice(content.indexOf('\0') + 1) : content
    messages.push(letter === 'P' || letter === 'Q' ? `${letter} ${/^\s*(\w+)/.exec(text)?.[1]}` : letter)
  }
  return messages
}

function trace(client: pg.PoolClient) {
  const { stream } = insideOf(client).connection
  const [write, writev] = [stream._write.bind(stream), stream._writev.bind(stream)]
  stream._write = (chunk, encoding, done) => {
    writes.push(messagesIn(chunk))
    write(chunk, encoding, done)
  }
  stream._writev = (chunks, done) => {
    writes.push(messagesIn(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    writev(chunks, done)
  }
}

/** The messages of one statement: parse, bind, describe, execute and sync. */
function asked(word: string) {
  return [`P ${word}`, 'B', 'D', 'E', 'S']
}

test('the undocumented members exist', async () => {
  const client = await database.pool.connect()
  const { pipeline, processID, connection } = insideOf(client)
  expect(pipeline).toBe(true)
  expect(processID).toBeGreaterThan(0)
  expect(connection.stream.bytesRead).toBeGreaterThan(0)
  for (const name of ['cork', 'uncork', 'destroy'] as const)
    expect(connection.stream[name]).toBeTypeOf('function')
  client.release()
})

test('a committing statement goes out in one write with the waiting statements and the commit', async () => {
  const work = (id: number) =>
    inTransaction(database.db, async (tx) => {
      await sql`insert into note values (${id}, 'waits') /* with next */`.execute(tx)
      await sql`update note set text = 'last' where id = ${id} /* then commit */`.execute(tx)
    })
  await work(1)
  expect(writes).toEqual([['Q begin', ...asked('insert'), ...asked('update'), 'Q commit']])
  writes = []
  await work(2)
  // The server knows the statements by name now.
  const known = ['B', 'D', 'E', 'S']
  expect(writes).toEqual([['Q begin', ...known, ...known, 'Q commit']])
})

test('a transaction with one read and a committing statement takes two writes', async () => {
  await inTransaction(database.db, async (tx) => {
    await sql`select from note for update /* with next */`.execute(tx)
    await sql`select count(*) from note`.execute(tx)
    await sql`delete from note /* then commit */`.execute(tx)
  })
  expect(writes).toEqual([
    ['Q begin', ...asked('select'), ...asked('select')],
    [...asked('delete'), 'Q commit'],
  ])
})

test('statements that travel together are answered in order, each with its own error', async () => {
  const client = await database.pool.connect()
  const { stream } = insideOf(client).connection
  stream.cork()
  const answers = ['begin', `insert into note values (3, '')`, 'select 1', 'rollback', 'select 2 as two'].map(
    (text) => client.query(text),
  )
  stream.uncork()
  const settled = await Promise.allSettled(answers)
  client.release()
  expect(writes).toHaveLength(1)
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(settled[1]).toMatchObject({ reason: { code: '23514' } })
  expect(settled[2]).toMatchObject({ reason: { code: '25P02' } })
  expect(settled[4]).toMatchObject({ value: { rows: [{ two: 2 }] } })
})
