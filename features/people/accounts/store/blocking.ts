import type { Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { BlockReason } from '../rules/block-reasons.ts'

export interface HeldPerson {
  userId: string
  name: string
  role: 'shopper' | 'staff' | 'operator'
  phone: string | null
  blockReason: BlockReason | null
}

/** An account that its owner has not closed, locked until the transaction ends; undefined when there is none. */
export async function personHeld(tx: Tx, userId: string): Promise<HeldPerson | undefined> {
  const { rows } = await sql<HeldPerson>`
    select id as "userId", name, role, phone, block_reason as "blockReason"
    from account where id = ${userId} and closed_at is null for no key update`.execute(tx)
  return rows[0]
}

/** Stops the account, or lets it sign in again without a reason. */
export async function setBlocked(tx: Tx, userId: string, reason: BlockReason | null): Promise<void> {
  await sql`
    update account set blocked_at = ${reason === null ? null : sql`now()`}, block_reason = ${reason}
    where id = ${userId}`.execute(tx)
}
