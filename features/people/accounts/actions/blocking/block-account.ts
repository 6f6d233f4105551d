import type { Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { known } from '@hojip/platform/known'
import { accountsRefusals } from '../../refusals.ts'
import { blockReasonTexts, type BlockReason } from '../../rules/block-reasons.ts'
import { setBlocked } from '../../store/blocking.ts'
import { forgetDevices } from '../../store/changes.ts'
import { deleteOtherSessions } from '../../store/sessions.ts'

/**
 * Ends every session of an account at both sites, and forgets its devices. A trigger closes the sockets with the
 * transaction; the caller passes the returned ids to `authenticator.revoked` after it.
 */
export async function signOutEverywhere(tx: Tx, owner: { userId: string }): Promise<string[]> {
  await forgetDevices(tx, owner)
  return deleteOtherSessions(tx, owner, null)
}

/**
 * Stops an account: its sessions end, and it cannot sign in until `unblockAccount`. Its orders go on. A session that is
 * being opened meanwhile is not accepted (`liveSession`). The caller has locked the account (`personHeld`), has withdrawn what
 * it has invited to a shop, and passes the ids of the ended sessions to `authenticator.revoked`.
 */
export async function blockAccount(
  tx: Tx,
  owner: { userId: string },
  reason: BlockReason,
): Promise<string[]> {
  await setBlocked(tx, owner.userId, reason)
  return signOutEverywhere(tx, owner)
}

export function unblockAccount(tx: Tx, { userId }: { userId: string }): Promise<void> {
  return setBlocked(tx, userId, null)
}

/** The refusal for a stopped account, whose owner has just proven who they are. */
export function refusedBlocked(
  { block_reason: reason }: { block_reason: BlockReason | null },
  locale: Locale,
): Refusal<'accounts/accountBlocked'> | undefined {
  if (reason === null) return undefined
  return refuse(accountsRefusals.accountBlocked, {
    reason: known(blockReasonTexts, reason)?.[locale] ?? reason,
  })
}
