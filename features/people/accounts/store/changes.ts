import type { Db, Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { sql } from 'kysely'

/** Sets a password; with `knownDevices: 'forgotten'`, every device needs a code again. */
export function setPassword(
  db: Db | Tx,
  owner: { userId: string },
  passwordHash: string,
  knownDevices: 'kept' | 'forgotten',
) {
  return db
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      password_ends_at: null,
      ...(knownDevices === 'forgotten' ? { device_epoch: sql<number>`device_epoch + 1` } : {}),
    })
    .where('id', '=', owner.userId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Replaces the hash by one of higher cost, unless the password was changed meanwhile. */
export function renewHash(db: Db, owner: { userId: string }, before: string, after: string) {
  return db
    .updateTable('account')
    .set({ password_hash: after })
    .where('id', '=', owner.userId)
    .where('password_hash', '=', before)
    .execute()
}

/** Forgets all known devices of the account. */
export function forgetDevices(db: Db | Tx, owner: { userId: string }) {
  return db
    .updateTable('account')
    .set({ device_epoch: sql<number>`device_epoch + 1` })
    .where('id', '=', owner.userId)
    .execute()
}

const uniqueViolation = '23505'
async function orTaken<T>(work: Promise<T>): Promise<T | 'taken'> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return 'taken'
    throw error
  }
}

/** Changes the account's phone number; `'taken'` when another account has it. */
export function changePhone(db: Db | Tx, owner: { userId: string }, phone: string) {
  return orTaken(
    db
      .updateTable('account')
      .set({ phone, device_epoch: sql<number>`device_epoch + 1` })
      .where('id', '=', owner.userId)
      .where('closed_at', 'is', null)
      .execute(),
  )
}

export interface ProfileChanges {
  name?: string
  avatar?: string | null
  gender?: number
  birthday?: string | null
  login?: string
}

/** Updates the profile; `'taken'` when another account has the login name. */
export function updateProfile(db: Db | Tx, owner: { userId: string }, changes: ProfileChanges) {
  return orTaken(
    db
      .updateTable('account')
      .set(changes)
      .where('id', '=', owner.userId)
      .where('closed_at', 'is', null)
      .execute(),
  )
}

/** Closes the account and deletes everything that identifies its owner; the number can register again. */
export async function closeAccount(db: Tx, owner: { userId: string }, name: string): Promise<boolean> {
  const closed = await db
    .updateTable('account')
    .set({
      closed_at: sql`now()`,
      name,
      phone: null,
      login: null,
      password_hash: null,
      avatar: null,
      birthday: null,
      gender: 0,
      locale: null,
    })
    .where('id', '=', owner.userId)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  if (closed.length === 0) return false
  await db.deleteFrom('account_identity').where('user_id', '=', owner.userId).execute()
  await db.deleteFrom('account_staff').where('user_id', '=', owner.userId).execute()
  await db.deleteFrom('account_export').where('user_id', '=', owner.userId).execute()
  return true
}

/** Stores the language in which the user reads pages; most often it is the one that is stored. */
export async function writeLanguage(db: Db, owner: { userId: string }, locale: Locale): Promise<void> {
  await db
    .updateTable('account')
    .set({ locale })
    .where('id', '=', owner.userId)
    .where('closed_at', 'is', null)
    .where(({ eb }) => eb('locale', 'is distinct from', locale))
    .execute()
}
