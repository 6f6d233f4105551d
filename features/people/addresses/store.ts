import type { Db, Tx } from '@hojip/db'
import { statement, type Given } from '@hojip/platform/db'
import { sql } from 'kysely'

export interface AddressRow {
  id: string
  user_id: string
  consignee: string
  salutation: number
  /** E.164. */
  phone: string
  country: 'CN' | 'KR'
  province: string
  city: string
  district: string
  street: string
  detail: string
  postcode: string | null
  is_default: boolean
  label: string | null
}

interface Owner {
  userId: string
}

/** The user's addresses, default first, as a query for other rooms' statements, with columns that survive JSON. */
export function addressesQuery(userId: Given<string>) {
  return sql<AddressRow>`
  select id, user_id, consignee, salutation, phone, country, province, city, district, street, detail, postcode,
         is_default, label
  from address where user_id = ${userId} and deleted_at is null order by is_default desc, created_at desc`
}

/** One of the user's addresses; no row for another user's. */
export function addressQuery(userId: Given<string>, id: Given<string>) {
  return sql<AddressRow>`
  select * from (${addressesQuery(userId)}) own where id = ${id}`
}

const findAll = statement(addressesQuery)
const findOne = statement(addressQuery)

export function addressesOf(db: Db | Tx, viewer: Owner): Promise<AddressRow[]> {
  return findAll(db, viewer.userId)
}

/** One of the viewer's addresses; undefined for another user's. */
export async function addressOf(db: Db | Tx, viewer: Owner, id: string): Promise<AddressRow | undefined> {
  return (await findOne(db, viewer.userId, id))[0]
}

/** Locks the account's row, so that counting addresses and moving the default happen one at a time. */
export async function lockAddresses(tx: Tx, viewer: Owner): Promise<void> {
  await sql`select id from account where id = ${viewer.userId} for update`.execute(tx)
}

/** The caller holds `lockAddresses`. */
export async function countAddresses(tx: Tx, viewer: Owner): Promise<number> {
  const found = await tx
    .selectFrom('address')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('user_id', '=', viewer.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return found.n
}

export type AddressFields = Omit<AddressRow, 'id' | 'user_id' | 'is_default'>

export function insertAddress(tx: Tx, viewer: Owner, id: string, fields: AddressFields, isDefault: boolean) {
  return tx
    .insertInto('address')
    .values({ id, user_id: viewer.userId, ...fields, is_default: isDefault })
    .execute()
}

/** The caller holds `lockAddresses` and has found the viewer's address by `addressOf`. */
export function updateAddress(tx: Tx, viewer: Owner, id: string, fields: AddressFields) {
  return tx
    .updateTable('address')
    .set(fields)
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .execute()
}

/**
 * Moves the default to `id`; clears the old one first, because a unique index allows only one. The caller holds
 * `lockAddresses`: two concurrent calls would both find nothing to clear.
 */
export async function makeDefault(tx: Tx, viewer: Owner, id: string): Promise<boolean> {
  if (!(await addressOf(tx, viewer, id))) return false
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('user_id', '=', viewer.userId)
    .where('is_default', '=', true)
    .execute()
  await tx.updateTable('address').set({ is_default: true }).where('id', '=', id).execute()
  return true
}

/** Deletes all addresses of a closed account; orders have their own copies. */
export function forgetAddresses(db: Db | Tx, owner: Owner) {
  return db.deleteFrom('address').where('user_id', '=', owner.userId).execute()
}

export async function deleteAddress(tx: Tx, viewer: Owner, id: string): Promise<boolean> {
  const done = await tx
    .updateTable('address')
    .set({ deleted_at: sql`now()`, is_default: false })
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
