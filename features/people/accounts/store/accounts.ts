import type { Db, Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { StaffRole } from '@hojip/policy'
import { sql } from 'kysely'
import type { BlockReason } from '../rules/block-reasons.ts'

export interface AccountRow {
  id: string
  name: string
  role: 'shopper' | 'staff' | 'operator'
  phone: string | null
  login: string | null
  avatar: string | null
  password_hash: string | null
  /** Of a printed password that was not used in time. */
  password_ended: boolean
  device_epoch: number
  gender: 0 | 1 | 2
  birthday: string | null
  shop_id: string | null
  roles: StaffRole[] | null
  shop_name: Record<Locale, string> | null
  /** Why the mall has stopped the account; null for one that may sign in. */
  block_reason: BlockReason | null
}

function accounts(db: Db | Tx) {
  return db
    .selectFrom('account as a')
    .leftJoin('account_staff as f', 'f.user_id', 'a.id')
    .leftJoin('shop as s', 's.id', 'f.shop_id')
    .select([
      'a.id',
      'a.name',
      'a.role',
      'a.phone',
      'a.login',
      'a.avatar',
      'a.password_hash',
      'f.shop_id',
      'f.roles',
    ])
    .select(['a.device_epoch', 'a.gender', 'a.birthday', 'a.block_reason'])
    .select('s.name as shop_name')
    .select(sql<boolean>`coalesce(a.password_ends_at <= now(), false)`.as('password_ended'))
    .where('a.closed_at', 'is', null)
}

export async function ownAccount(db: Db, viewer: { userId: string }): Promise<AccountRow | undefined> {
  return (await accounts(db).where('a.id', '=', viewer.userId).executeTakeFirst()) as AccountRow | undefined
}

/** The name of an account that is not closed. It cannot be closed before the transaction ends. */
export async function heldName(tx: Tx, viewer: { userId: string }): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account')
    .select('name')
    .where('id', '=', viewer.userId)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row?.name
}

/** The account's picture. Locks its row, so that of two concurrent changes each releases the other's picture. */
export async function avatarOf(tx: Tx, owner: { userId: string }): Promise<string | null> {
  const row = await tx
    .selectFrom('account')
    .select('avatar')
    .where('id', '=', owner.userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.avatar ?? null
}

/** Shoppers' login names are in lower case; those of staff may be in any case. */
export async function accountByLogin(db: Db | Tx, login: string): Promise<AccountRow | undefined> {
  return (await accounts(db)
    .where('a.login', 'in', [login, login.toLowerCase()])
    .orderBy(sql`a.login = ${login}`, 'desc')
    .executeTakeFirst()) as AccountRow | undefined
}

export async function accountByPhone(db: Db | Tx, phone: string): Promise<AccountRow | undefined> {
  return (await accounts(db).where('a.phone', '=', phone).executeTakeFirst()) as AccountRow | undefined
}

/** The account of a number that has one for certain. @throws when it has none */
export async function registeredAccount(db: Db | Tx, phone: string): Promise<AccountRow> {
  const account = await accountByPhone(db, phone)
  if (!account) throw new Error('a registered number has no account')
  return account
}

/** The account of a proven number; creates one when there is none. */
export async function accountOfPhone(
  db: Db | Tx,
  phone: string,
  fresh: { id: string; name: string },
): Promise<AccountRow> {
  await sql`
    insert into account (id, phone, name) values (${fresh.id}, ${phone}, ${fresh.name})
    on conflict (phone) do nothing`.execute(db)
  return (await accounts(db).where('a.phone', '=', phone).executeTakeFirstOrThrow()) as AccountRow
}

/** Adds the account of a proven number; false when the number has one. */
export async function registerPhone(
  db: Tx,
  row: { id: string; phone: string; name: string; passwordHash: string | null },
): Promise<boolean> {
  const added = await sql<{ id: string }>`
    insert into account (id, phone, name, password_hash)
    values (${row.id}, ${row.phone}, ${row.name}, ${row.passwordHash})
    on conflict (phone) do nothing returning id`.execute(db)
  return added.rows.length > 0
}

/** Stores which version of the agreements the user accepted, and when for the first time. */
export function insertAgreement(db: Db | Tx, userId: string, version: string) {
  return db
    .insertInto('account_agreement')
    .values({ user_id: userId, version })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** The providers linked to the account. */
export async function linkedProviders(db: Db, owner: { userId: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('account_identity')
    .select('provider')
    .where('user_id', '=', owner.userId)
    .execute()
  return rows.map((row) => row.provider)
}

export function insertAccount(
  db: Db | Tx,
  row: { id: string; name: string; role: string; phone?: string; login?: string; passwordHash?: string },
) {
  return db
    .insertInto('account')
    .values({
      id: row.id,
      name: row.name,
      role: row.role,
      phone: row.phone ?? null,
      login: row.login ?? null,
      password_hash: row.passwordHash ?? null,
    })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** The versions of the agreements that the user accepted, oldest first. */
export function agreementsOf(db: Db, owner: { userId: string }) {
  return db
    .selectFrom('account_agreement')
    .select(['version', 'agreed_at'])
    .where('user_id', '=', owner.userId)
    .orderBy('agreed_at')
    .execute()
}
