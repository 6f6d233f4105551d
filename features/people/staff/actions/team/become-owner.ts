import type { Tx } from '@hojip/db'
import { httpRefusals } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { staffRefusals as r } from '../../refusals.ts'
import { joinStaff, lockedWorker } from '../../store/invitations.ts'
import { dropPassword } from '../../store/passwords.ts'

type Reason = 'accounts/worksElsewhere' | 'http/notFound'

/**
 * Refuses an account that works for a shop or for the mall, or is closed. Locks the account until the transaction ends,
 * so that two calls of one user wait for each other.
 */
export async function refusedWorker(tx: Tx, userId: string): Promise<Refusal<Reason> | undefined> {
  const worker = await lockedWorker(tx, userId)
  if (!worker) return refuse(httpRefusals.notFound)
  return worker.role === 'shopper' ? undefined : refuse(r.worksElsewhere)
}

/**
 * Makes a shopper the owner of a new shop. Passwords of staff are longer, and nobody knows how long the present one is:
 * the account gets a new one by a code to its phone before the first sign-in at the business site.
 */
export async function becomeOwner(
  tx: Tx,
  { userId, shopId }: { userId: string; shopId: string },
): Promise<Refusal<Reason> | undefined> {
  const refused = await refusedWorker(tx, userId)
  if (refused) return refused
  await joinStaff(tx, { userId, shopId, roles: ['owner'] })
  await dropPassword(tx, { userId })
  return undefined
}
