import { copyRows } from '../mall/copies.ts'
import type { Known } from '../mall/known.ts'
import type { Request } from '../load/request.ts'
import { askLoad, measureGroup, type Stage } from '../rounds.ts'
import { rowsOf } from '../rows.ts'
import type { Row } from '../table.ts'
import { connected } from '../connected.ts'
import { untilQuiet } from '../processes.ts'
import { untilIdle } from './statements.ts'

/** No unpaid orders: their number per shopper is limited. */
const statuses = [3, 4, 5, 99]

/** Copies the newest order of the mall for its buyer. */
async function fillOrders(url: string, copies: number): Promise<void> {
  const client = await connected(url)
  const { rows } = await client.query<{ id: string; purchase: string }>(
    'select id, purchase_id as purchase from orders order by id desc limit 1',
  )
  const [{ id, purchase }] = rows as [{ id: string; purchase: string }]
  await client.query(`create temporary table bench_ids as
    select i, uuidv7() as purchase, uuidv7() as id, uuidv7() as line from generate_series(1, ${copies}) i`)
  const prefix = `'B' || right('${id}', 6) || `
  await copyRows(
    client,
    'purchase',
    { id: 'k.purchase', code: `${prefix}'P' || k.i` },
    `t.id = '${purchase}'`,
  )
  const order = {
    id: 'k.id',
    purchase_id: 'k.purchase',
    code: `${prefix}'O' || k.i`,
    status: `(array[${statuses.join()}])[1 + k.i % ${statuses.length}]`,
    deadline_at: 'null',
    deadline_action: 'null',
  }
  await copyRows(client, 'orders', order, `t.id = '${id}'`)
  await copyRows(client, 'order_line', { id: 'k.line', order_id: 'k.id' }, `t.order_id = '${id}'`)
  await client.query('drop table bench_ids')
  await client.query('vacuum analyze purchase, orders, order_line')
  await client.end()
}

/** The order list of a shopper with many orders: the newest, those of one state, and an old page. */
export async function measureLongLists(
  stage: Stage,
  known: Known,
  tokens: readonly string[],
  url: string,
): Promise<Row[]> {
  await askLoad(stage.load, { kind: 'buy', skuIds: known.skuIds.slice(-1) })
  const copies = stage.sizes.listedOrders
  await fillOrders(url, copies)
  // What follows from ten thousand deadlines is no part of a list.
  await untilIdle(url)
  await untilQuiet(stage.mall.pid)
  const list = (body: object): Request => ({
    method: 'POST',
    path: '/v1/bizOrder/queryMyOrder',
    headers: { 'accept-language': 'zh-CN', authorization: tokens[0]! },
    body: { pageSize: 10, ...body },
  })
  const what = `order list of one with ${copies.toLocaleString('en-US')}`
  const common = { references: ['Fastify'], goalMs: 25 } as const
  const oldPage = (copies / 10) * 0.9
  const measured = await measureGroup(stage, [
    { what, requests: () => [list({})], ...common },
    { what: `${what}, of one state`, requests: () => [list({ orderStatus: 4 })], ...common },
    { what: `${what}, page ${oldPage}`, requests: () => [list({ pageNum: oldPage })], ...common },
  ])
  return rowsOf(measured)
}
