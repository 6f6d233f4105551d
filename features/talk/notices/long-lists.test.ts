import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NoticeItem, NoticeLists } from './contract.ts'
import { aMallWithNotices } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aMallWithNotices()
})
afterAll(() => mall.stop())

const facts = JSON.stringify({ provider: 'wechat' })

/** Ten thousand notices in each of two lists, several with the same time, and as many of other users. */
async function fill(userId: string, others: string) {
  await sql`
    insert into notice (id, user_id, source, kind, type, state, facts, created_at)
    select gen_random_uuid(), owner, n::text, 'identityLinked', case n % 100 when 0 then 'drop' else 'platform' end,
           case n % 2 when 0 then 'unread' else 'read' end, ${facts}::jsonb, date_trunc('milliseconds', now()) - (n / 3) * interval '1 minute'
    from generate_series(1, 20000) n, unnest(${[userId, others]}::uuid[]) owner`.execute(mall.tools.db)
  await sql`vacuum analyze notice`.execute(mall.tools.db)
}

test('lists of 10,000 are read by the index alone, a page at a time, without a gap or a repetition', async () => {
  const { db } = mall.tools
  const [lin, other] = [await aShopper(db), await aShopper(db)]
  await fill(lin.userId, other.userId)
  const first: NoticeLists = (await mall.call(lin, 'POST /message/init', { pageSize: 100 })).data
  expect(first.totals).toEqual({ unread: 10_000, readed: 10_000, trash: 0 })
  const seen: NoticeItem[] = [...first.unread]
  for (let after = first.next.unread; after;) {
    const { list, next } = (
      await mall.call(lin, 'POST /message/more', { list: 'unread', after, pageSize: 100 })
    ).data
    seen.push(...list)
    after = next
  }
  expect(new Set(seen.map(({ msg_id }) => msg_id)).size).toBe(10_000)
  const times = seen.map(({ create_time }) => create_time)
  expect(times).toEqual([...times].sort().reverse())

  const plan = async (more: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id, facts from notice where user_id = ${sql.lit(lin.userId)} and state = 'unread'
        ${sql.raw(more)}`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  for (const part of ['', "and type = 'drop'", `and (created_at, id) < (now(), '${lin.userId}')`]) {
    const read = await plan(`${part} order by created_at desc, id desc limit 21`)
    expect(read).toContain('Index Scan using notice_newest')
    expect(read).not.toContain('Sort')
  }
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*) from notice where user_id = ${sql.lit(lin.userId)} and state = 'unread'`.execute(
    db,
  )
  expect(JSON.stringify(rows)).toContain('Index Only Scan using notice_newest')
})
