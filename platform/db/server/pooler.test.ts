import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJobs } from '../../jobs/index.ts'
import { createLog } from '../../log/index.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/index.ts'
import { aPgBouncer, hasProgram } from '../../testing/programs/index.ts'
import { committing, inTransaction, openDatabase, statement, unanswered, type Database } from '../index.ts'

// Behind a pooler that gives each transaction another server and knows no prepared statements.
describe.runIf(hasProgram('pgbouncer'))('statements without names', () => {
  let fresh: FreshDatabase
  let pooler: Awaited<ReturnType<typeof aPgBouncer>>
  let database: Database<object>
  beforeAll(async () => {
    fresh = await freshDatabase()
    pooler = await aPgBouncer(fresh.url, 'transaction')
    // More clients than the pooler has servers.
    database = openDatabase({ url: pooler.url, max: 30, isNamed: false })
  })
  afterAll(async () => {
    await database.close()
    await pooler.stop()
    await fresh.drop()
  })

  const lock = unanswered((id: number) => sql`select pg_advisory_xact_lock(${id})`)
  const read = statement((n: number) => sql<{ n: number }>`select ${n}::int as n`)
  const last = committing((n: number) => sql<{ n: number }>`select ${n}::int + 1 as n`)

  test('reads, transactions and statements that travel together work, side by side', async () => {
    const one = async (n: number) => {
      const [alone] = await read(database.db, n)
      const inside = await inTransaction(database.db, async (tx) => {
        await lock(tx, n % 5)
        const [row] = await read(tx, n)
        return last(row!.n).answering({ n: row!.n })
      })
      return [alone?.n, inside.n]
    }
    const numbers = Array.from({ length: 200 }, (_, n) => n)
    expect(await Promise.all(numbers.map(one))).toEqual(numbers.map((n) => [n, n]))
  })

  test('with names the same fails', async () => {
    const serverOf = statement(() => sql<{ pid: number }>`select pg_backend_pid() as pid`)
    const named = openDatabase({ url: pooler.url, max: 1 })
    const first = (await serverOf(named.db))[0]!.pid
    // Keeps servers of the pooler busy until that one is among them: the statement then meets another, which does not know it.
    const elsewhere = (): Promise<string> =>
      inTransaction(database.db, async (tx) => {
        const [{ pid } = { pid: 0 }] = await serverOf(tx)
        if (pid !== first) return elsewhere()
        return serverOf(named.db).then(() => 'answered', String)
      })
    expect(await elsewhere()).toContain('prepared statement')
    await named.close()
  })

  test('jobs run', async () => {
    const jobs = createJobs({ db: database.db, log: createLog('error') })
    const done: number[] = []
    jobs.handle('pooled', async ({ n }: { n: number }) => void done.push(n))
    await jobs.start({ work: false })
    for (const n of [1, 2, 3]) await inTransaction(database.db, (tx) => jobs.send(tx, 'pooled', { n }))
    await jobs.drain()
    expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    await jobs.stop()
  })
})
