import { freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDatabase } from '../testing/earlier-mall.ts'
import { faultsOf } from './faults.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

/** What is wrong once a statement has changed the schema. The change is undone. */
async function faultsAfter(change: string, undo: string) {
  await onDatabase(fresh.url, (ask) => ask(change))
  try {
    return await faultsOf(fresh.url)
  } finally {
    await onDatabase(fresh.url, (ask) => ask(undo))
  }
}

test('every table has its place, and its keys and foreign keys hold its column or say why not', async () => {
  expect(await faultsOf(fresh.url)).toEqual([])
})

test('a new table is asked for its place', async () => {
  const faults = await faultsAfter('create table wish (id uuid primary key)', 'drop table wish')
  expect(faults).toEqual([
    expect.stringMatching(/^wish has no place: name it in db\/sharding\/placements\.ts/),
  ])
})

test('parts of a partitioned table need no place, and the whole does', async () => {
  const faults = await faultsAfter(
    `create table wish (id int primary key) partition by range (id);
     create table wish_1 partition of wish for values from (1) to (2)`,
    'drop table wish',
  )
  expect(faults).toEqual([expect.stringMatching(/^wish has no place/)])
})

test('a unique index without the column of its table is refused', async () => {
  const faults = await faultsAfter(
    'create unique index cart_line_once on cart_line (sku_id) where is_checked',
    'drop index cart_line_once',
  )
  expect(faults).toEqual([
    expect.stringMatching(/^cart_line: the key cart_line_once \(sku_id\) does not hold user_id/),
  ])
})

test('columns that an index only includes promise nothing', async () => {
  const faults = await faultsAfter(
    'create unique index cart_line_once on cart_line (sku_id) include (user_id)',
    'drop index cart_line_once',
  )
  expect(faults).toEqual([expect.stringContaining('does not hold user_id')])
})

test('a foreign key to rows of another owner is refused', async () => {
  const faults = await faultsAfter(
    'alter table cart_line add added_by uuid references account',
    'alter table cart_line drop added_by',
  )
  expect(faults).toEqual([expect.stringMatching(/^cart_line\.added_by leads to account/)])
})

test('a foreign key of a copied table to one that is cut is refused', async () => {
  const faults = await faultsAfter(
    'alter table shop add founder uuid references account',
    'alter table shop drop founder',
  )
  expect(faults).toEqual([expect.stringMatching(/^shop\.founder leads to account/)])
})

test('a column that may be null cuts no table', async () => {
  const faults = await faultsAfter(
    'alter table stock_movement alter sku_id drop not null',
    'alter table stock_movement alter sku_id set not null',
  )
  expect(faults).toEqual([expect.stringMatching(/^stock_movement\.sku_id may be null/)])
})

test('a table that got its column, and a reason that is no longer needed, are named', async () => {
  const faults = await faultsAfter(
    'alter table order_line add user_id uuid; alter table account drop constraint account_login_key',
    'alter table order_line drop user_id; alter table account add constraint account_login_key unique (login)',
  )
  expect(faults).toEqual([
    'account_login_key is in keysWithout without need',
    'order_line has user_id now: list it without “from”',
  ])
})
