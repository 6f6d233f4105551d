import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { AddressRow } from './rows.ts'
import { theRow } from '@hojip/platform/db'

export interface StoredAddress extends AddressRow {
  id: string
  isDefault: boolean
}

/** The shop's return addresses, the default one first. */
export async function addressesOf(db: Db | Tx, shopId: string | undefined): Promise<StoredAddress[]> {
  const { rows } = await sql<StoredAddress>`
    select id, consignee, phone, address, is_default as "isDefault" from aftersales_return_address
    where shop_id = ${shopId ?? null} order by is_default desc, created_at, id`.execute(db)
  return rows
}

/** Lets one change of a shop's return addresses after another, so that one of them is the default. */
export async function holdAddresses(tx: Tx, shopId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`return addresses of ${shopId}`}, 0))`.execute(tx)
}

/** Adds an address and returns its id; the first of a shop is its default. */
export async function addAddress(tx: Tx, shopId: string, address: AddressRow): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into aftersales_return_address (shop_id, consignee, phone, address, is_default)
    select ${shopId}, ${address.consignee}, ${address.phone}, ${address.address},
      not exists (select from aftersales_return_address where shop_id = ${shopId})
    returning id`.execute(tx)
  return theRow(rows).id
}

export async function changeAddress(tx: Tx, id: string, address: AddressRow): Promise<void> {
  const { consignee, phone } = address
  await sql`
    update aftersales_return_address set consignee = ${consignee}, phone = ${phone}, address = ${address.address}
    where id = ${id}`.execute(tx)
}

export async function makeDefault(tx: Tx, shopId: string, id: string): Promise<void> {
  // Two statements: the index that allows one default is checked row by row.
  await sql`update aftersales_return_address set is_default = false where shop_id = ${shopId} and is_default`.execute(
    tx,
  )
  await sql`update aftersales_return_address set is_default = true where id = ${id}`.execute(tx)
}

export async function removeAddress(tx: Tx, id: string): Promise<void> {
  await sql`delete from aftersales_return_address where id = ${id}`.execute(tx)
}
