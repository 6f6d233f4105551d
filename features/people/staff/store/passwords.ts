import type { Tx } from '@hojip/db'
import { sql } from 'kysely'

/** Gives the password for a first sign-in an end. */
export function endPasswordLater(tx: Tx, owner: { userId: string }, hours: number) {
  return tx
    .updateTable('account')
    .set({ password_ends_at: sql<Date>`now() + make_interval(hours => ${hours})` })
    .where('id', '=', owner.userId)
    .execute()
}

/** Whether the password of a first sign-in was not used yet. Locks the account. */
export async function waitsForSignIn(tx: Tx, owner: { userId: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('password_ends_at')
    .where('id', '=', owner.userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.password_ends_at != null
}

/** A password that opened a session together with the second step stays. */
export function keepPassword(tx: Tx, owner: { userId: string }) {
  return tx
    .updateTable('account')
    .set({ password_ends_at: null })
    .where('id', '=', owner.userId)
    .where('password_ends_at', 'is not', null)
    .execute()
}

/** The account has no password until its owner sets one by a code to its phone. */
export function dropPassword(tx: Tx, owner: { userId: string }) {
  return tx.updateTable('account').set({ password_hash: null }).where('id', '=', owner.userId).execute()
}
