import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

export interface SecondStep {
  /** Sealed; null before the first code of an authenticator has come. */
  secret: Buffer | null
  /** Sealed; shown, and not proven yet. */
  pending: Buffer | null
}

export const secondStepOf = async (db: Db | Tx, owner: { userId: string }): Promise<SecondStep> =>
  (await db
    .selectFrom('account_second_step')
    .select(['secret', 'pending'])
    .where('user_id', '=', owner.userId)
    .executeTakeFirst()) ?? { secret: null, pending: null }

/** A secret that waits for its first code; one that is in use stays until then. */
export const offerSecret = (db: Db | Tx, owner: { userId: string }, pending: Buffer) =>
  sql`insert into account_second_step (user_id, pending) values (${owner.userId}, ${pending})
      on conflict (user_id) do update set pending = ${pending}`.execute(db)

/** Uses a half minute's code up: of two who come with it, and of whoever comes again, one gets in. */
export const takeStep = async (db: Db | Tx, owner: { userId: string }, step: number): Promise<boolean> => {
  const taken = await sql`
    update account_second_step set last_step = ${step}
    where user_id = ${owner.userId} and last_step < ${step} returning user_id`.execute(db)
  return taken.rows.length > 0
}

/** The offered secret is the account's from now on, with new recovery codes in place of older ones. */
export const acceptSecret = async (
  tx: Tx,
  owner: { userId: string },
  pending: Buffer,
  recovery: readonly Buffer[],
): Promise<boolean> => {
  const accepted = await sql`
    update account_second_step set secret = pending, pending = null
    where user_id = ${owner.userId} and pending = ${pending} returning user_id`.execute(tx)
  if (accepted.rows.length === 0) return false
  await sql`delete from account_recovery_code where user_id = ${owner.userId}`.execute(tx)
  await sql`
    insert into account_recovery_code (user_id, code_mac)
    select ${owner.userId}, code from unnest(${recovery}::bytea[]) code`.execute(tx)
  return true
}

export const takeRecoveryCode = async (
  db: Db | Tx,
  owner: { userId: string },
  mac: Buffer,
): Promise<boolean> => {
  const taken = await sql`
    delete from account_recovery_code where user_id = ${owner.userId} and code_mac = ${mac}
    returning user_id`.execute(db)
  return taken.rows.length > 0
}
