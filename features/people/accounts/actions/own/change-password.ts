import type { CallContext, Viewer } from '@hojip/platform/http'
import { inTransaction } from '@hojip/platform/db'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { hashPassword } from '../../secrets/password.ts'
import {
  accountsRefusals,
  type OldPasswordReason,
  type ProofReason,
  type NewPasswordReason,
} from '../../refusals.ts'
import { accountByPhone, ownAccount, type AccountRow } from '../../store/accounts.ts'
import { setPassword } from '../../store/changes.ts'
import { deleteOtherSessions } from '../../store/sessions.ts'
import { isKnownDevice, rememberDevice } from '../signing-in/known-device.ts'
import { phoneOfTicket, refusedStale, ticketGone, wrongPassword } from '../proof.ts'
import { orBusy, refusedPassword } from '../signing-in/refuse-password.ts'
import { openSessionAfter, siteOf } from '../session.ts'
import type { AccountsTools } from '../tools.ts'

interface ChangeInput {
  ticket?: string | undefined
  oldPassword?: string | undefined
  newPassword: string
}

/** The account whose password the given proof may change. */
async function provenAccount(
  tools: AccountsTools,
  input: ChangeInput,
  viewer: Viewer | null,
): Promise<AccountRow | Refusal<OldPasswordReason | ProofReason | 'accounts/accountMissing'>> {
  if (input.ticket !== undefined) {
    const phone = await phoneOfTicket(tools, input.ticket, ['reset'])
    if (phone === undefined) return ticketGone('ticket')
    const account = await accountByPhone(tools.db, phone)
    if (!account) return refuse(accountsRefusals.accountMissing)
    return viewer && viewer.userId !== account.id ? ticketGone('ticket') : account
  }
  const account = viewer ? await ownAccount(tools.db, viewer) : undefined
  if (!viewer || !account) return ticketGone('ticket')
  // An account without a password has no old one to give.
  const isStale = viewer.site === 'desk' ? await refusedStale(tools, viewer) : undefined
  if (isStale) return isStale
  const refused =
    account.password_hash === null
      ? await refusedStale(tools, viewer)
      : await wrongPassword(tools, viewer, account.password_hash, input.oldPassword ?? '', 'oldPassword')
  return refused ?? account
}

/**
 * Sets a new password, proven by a ticket of scene `reset` or by the old one. All other sessions end and all known
 * devices are forgotten; the caller's own session is replaced, and the new token returned.
 */
export async function changePassword(
  tools: AccountsTools,
  input: ChangeInput,
  context: CallContext,
): Promise<
  | { token: string | null }
  | Refusal<NewPasswordReason | OldPasswordReason | ProofReason | 'accounts/accountMissing'>
> {
  const { viewer } = context
  const own = viewer ? await ownAccount(tools.db, viewer) : undefined
  // The password is checked first, so that an unfit one does not use up the ticket.
  const early = refusedPassword(input.newPassword, own ?? {}, 'newPassword')
  if (early) return early
  const account = await provenAccount(tools, input, viewer)
  if (isRefusal(account)) return account
  const unfit = refusedPassword(input.newPassword, account, 'newPassword')
  if (unfit) return unfit
  const hash = await orBusy(hashPassword(input.newPassword, tools.passwordCost))
  if (isRefusal(hash)) return hash
  const user = { userId: account.id }
  tools.log.info('accounts.password-changed', { ...user, traceId: context.traceId })
  if (!viewer) {
    const ended = await inTransaction(tools.db, async (tx) => {
      await setPassword(tx, user, hash, 'forgotten')
      return deleteOtherSessions(tx, user, null)
    })
    await tools.authenticator.revoked(ended)
    return { token: null }
  }
  const known = input.ticket !== undefined || isKnownDevice(tools, context, account)
  const by = input.ticket === undefined ? 'password' : 'sms'
  const opened = await openSessionAfter(tools, context, async (tx) => {
    await setPassword(tx, user, hash, 'forgotten')
    return { ...user, by, site: siteOf(viewer), alone: true } as const
  })
  if (isRefusal(opened)) return opened
  if (known) rememberDevice(tools, context, { id: account.id, device_epoch: account.device_epoch + 1 })
  return { token: opened.token }
}
