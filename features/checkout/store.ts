import type { Tx } from '@hojip/db'
import { sql } from 'kysely'

/** Lets a buyer's checkouts run one after the other, so that the limit of unpaid orders holds. */
export const lockBuyer = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select from account where id = ${userId} for no key update`.execute(tx)
}
