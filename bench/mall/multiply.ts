import type pg from 'pg'
import { copyRows } from './copies.ts'
import { connected } from '../connected.ts'

/**
 * Copies the products that were filled one by one until the mall has `count` of them, with other ids and at the same
 * prices. A million products take minutes in this way instead of an hour, and each word, category and shop has the same
 * share of them.
 */
export async function multiply(
  url: string,
  { filled, count }: { filled: number; count: number },
  onProgress: (done: number) => void,
): Promise<void> {
  const client = await connected(url)
  try {
    // The copies keep each other's references, and their derived rows are copied too: no trigger has to run.
    await client.query(`set session_replication_role = replica; set statement_timeout = '20min'`)
    await client.query(`
      create temporary table bench_old as select id from goods where handle like 'bench-%' order by id;
      create unique index on bench_old (id); analyze bench_old`)
    // One build of the index is many times faster than a million insertions into it.
    const index = await client.query<{ made: string }>(
      `select pg_get_indexdef('search_goods_words'::regclass) as made`,
    )
    await client.query('drop index search_goods_words')
    for (let done = filled; done < count; done += filled) {
      await copyAll(client, Math.min(filled, count - done))
      onProgress(Math.min(count, done + filled))
    }
    await client.query(`set maintenance_work_mem = '512MB'; ${index.rows[0]!.made}`)
    await client.query('select refresh_shop_products(array(select id from goods))')
    await client.query('update catalog_version set version = version + 1')
  } finally {
    await client.end()
  }
}

/** Copies the first `size` filled products with all of their rows, in one transaction. */
async function copyAll(client: pg.Client, size: number): Promise<void> {
  await client.query(`begin;
    create temporary table bench_goods on commit drop as
      select id as old, uuidv7() as id from (select id from bench_old order by id limit ${size}) as first;
    create temporary table bench_ids on commit drop as select * from bench_goods;
    create unique index on bench_ids (old); analyze bench_ids`)
  await copyRows(client, 'goods', { id: 'k.id', handle: 'k.id::text', sn: 'k.id::text' }, 't.id = k.old')
  await copyRows(client, 'search_goods', { goods_id: 'k.id' }, 't.goods_id = k.old')
  await client.query(`drop table bench_ids;
    create temporary table bench_ids on commit drop as
      select s.id as old, uuidv7() as id, g.id as goods_id from bench_goods g join sku s on s.goods_id = g.old;
    create unique index on bench_ids (old); analyze bench_ids`)
  await copyRows(client, 'sku', { id: 'k.id', goods_id: 'k.goods_id', sn: 'k.id::text' }, 't.id = k.old')
  await copyRows(client, 'stock', { sku_id: 'k.id' }, 't.sku_id = k.old')
  await client.query(`insert into price_log (sku_id, at, price_fen)
    select k.id, t.at, t.price_fen from price_log t join bench_ids k on t.sku_id = k.old`)
  await client.query('commit')
}
