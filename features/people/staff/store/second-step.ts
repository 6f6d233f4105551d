import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'

export interface SecondStep {
  /** Encrypted; null until the first code of an authenticator is accepted. */
  secret: Buffer | null
  /** Encrypted; shown to the user, and not proven yet. */
  pending: Buffer | null
}

export async function secondStepOf(db: Db | Tx, owner: { userId: string }): Promise<SecondStep> {
  return (
    (await db
      .selectFrom('account_second_step')
      .select(['secret', 'pending'])
      .where('user_id', '=', owner.userId)
      .executeTakeFirst()) ?? { secret: null, pending: null }
  )
}

/** Stores a secret that waits for its first code; the current one stays in use until then. */
export function offerSecret(db: Db | Tx, owner: { userId: string }, pending: Buffer) {
  return sql`insert into account_second_step (user_id, pending) values (${owner.userId}, ${pending})
      on conflict (user_id) do update set pending = ${pending}`.execute(db)
}

/** Uses up the code of a half minute: of concurrent or repeated uses, one succeeds. */
export async function takeStep(db: Db | Tx, owner: { userId: string }, step: number): Promise<boolean> {
  const taken = await sql`
    update account_second_step set last_step = ${step}
    where user_id = ${owner.userId} and last_step < ${step} returning user_id`.execute(db)
  return taken.rows.length > 0
}

/** Seals the same secret in another way. */
export function replaceSeal(tx: Db | Tx, owner: { userId: string }, before: Buffer, after: Buffer) {
  return sql`
    update account_second_step set secret = ${after} where user_id = ${owner.userId} and secret = ${before}`.execute(
    tx,
  )
}

/** Those of all accounts, as they are sealed. */
export async function sealedSecrets(db: Db): Promise<{ userId: string; secret: Buffer }[]> {
  const { rows } = await sql<{ userId: string; secret: Buffer }>`
    select user_id as "userId", secret from account_second_step where secret is not null`.execute(db)
  return rows
}

/**
 * Makes the offered secret the account's own and uses up the half minute whose code proved it. The half minutes used
 * with an older secret are forgotten.
 */
export async function acceptSecret(
  tx: Tx,
  owner: { userId: string },
  seen: { pending: Buffer; secret: Buffer | null },
  step: number,
): Promise<boolean> {
  const accepted = await sql`
    update account_second_step set secret = pending, pending = null, last_step = ${step}
    where user_id = ${owner.userId} and pending = ${seen.pending}
      and secret is not distinct from ${seen.secret}::bytea
    returning user_id`.execute(tx)
  return accepted.rows.length > 0
}

/** Replaces the recovery codes; false without an authenticator, whose row it locks. */
export async function replaceRecoveryCodes(
  tx: Tx,
  owner: { userId: string },
  macs: readonly Buffer[],
): Promise<boolean> {
  const held = await sql`
    select from account_second_step where user_id = ${owner.userId} and secret is not null for update`.execute(
    tx,
  )
  if (held.rows.length === 0) return false
  await sql`delete from account_recovery_code where user_id = ${owner.userId}`.execute(tx)
  await sql`
    insert into account_recovery_code (user_id, code_mac)
    select ${owner.userId}, code from unnest(${macs}::bytea[]) code`.execute(tx)
  return true
}

export async function countRecoveryCodes(db: Db, owner: { userId: string }): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from account_recovery_code where user_id = ${owner.userId}`.execute(db)
  return theRow(rows).n
}

export async function takeRecoveryCode(
  db: Db | Tx,
  owner: { userId: string },
  mac: Buffer,
): Promise<boolean> {
  const taken = await sql`
    delete from account_recovery_code where user_id = ${owner.userId} and code_mac = ${mac}
    returning user_id`.execute(db)
  return taken.rows.length > 0
}
