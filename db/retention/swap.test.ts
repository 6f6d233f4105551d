import { freshDatabase } from '@hojip/platform/testing'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { onDatabase, restoreEarlierMall } from '../testing/earlier-mall.ts'

test('while tables become partitioned, a version before goes on writing and reading by prepared statements', async () => {
  const { url, drop } = await freshDatabase()
  await restoreEarlierMall(url)
  const [order] = await onDatabase(url, (ask) => ask('select order_id as id from order_event limit 1'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let isOver = false
  const seqs: number[] = []
  const writing = (async () => {
    for (let seq = 1_000; !isOver || seqs.length < 50; seq++) {
      await client.query({
        name: 'write',
        text: `insert into order_event (order_id, seq, type, actor, to_status) values ($1, $2, 'note', 'mall', 3)`,
        values: [order!['id'], seq],
      })
      seqs.push(seq)
      const { rows } = await client.query<{ seq: number }>({
        name: 'read',
        text: 'select seq from order_event where order_id = $1 order by seq desc limit 1',
        values: [order!['id']],
      })
      expect(rows).toEqual([{ seq }])
    }
  })()
  await migrate(url).finally(() => (isOver = true))
  await writing
  await client.end()
  await onDatabase(url, async (ask) => {
    expect(
      await ask(
        `select count(*)::int as rows, min(tableoid::regclass::text) as place from order_event where seq >= 1000`,
      ),
    ).toEqual([{ rows: seqs.length, place: 'order_event_first' }])
    // Its triggers, foreign keys and rows went on to the whole table.
    expect(
      await ask(`select tgname from pg_trigger where tgrelid = 'order_event'::regclass and not tgisinternal`),
    ).toEqual([{ tgname: 'push_order_event' }])
    await expect(
      ask(
        `insert into order_event (order_id, seq, type, actor) values (gen_random_uuid(), 1, 'note', 'mall')`,
      ),
    ).rejects.toThrow('order_event_order_id_fkey')
  })
  await drop()
})
