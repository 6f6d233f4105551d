import type { Db, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import type { CallContext } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { LoginData } from '@hojip/accounts/contract'
import { accountsRefusals as r, type CodeReason, type NewPasswordReason } from '@hojip/accounts/refusals'
import { isShownName } from '@hojip/accounts/shown-name'
import {
  accountByPhone,
  registeredAccount,
  type AccountRow,
  agreedVersion,
  checkCode,
  type CodeSent,
  deleteOtherSessions,
  hashPassword,
  insertAgreement,
  openSessionAfter,
  orBusy,
  refusedBlocked,
  refusedPassword,
  registerPhone,
  sendCodeTo,
  setPassword,
  userInfo,
} from '@hojip/accounts'
import { staffRefusals } from '../../refusals.ts'
import { invitationHash } from '../../secrets/invitation-code.ts'
import {
  invitationByCode,
  joinStaff,
  lockedWorker,
  takeInvitation,
  type InvitationRow,
} from '../../store/invitations.ts'
import { secondStepKind } from '../sign-in/second-step.ts'
import type { StaffTools } from '../tools.ts'

const gone = refuse(staffRefusals.invitationGone)

/** Sends a code to the invited number. The link is a kind of password: strangers cannot use up these codes. */
export async function sendInvitationCode(
  tools: StaffTools,
  { code }: { code: string },
  context: CallContext,
): Promise<CodeSent | Refusal<'accounts/invitationGone' | 'accounts/smsTooOften'>> {
  const invitation = await invitationByCode(tools.db, invitationHash(code))
  if (!invitation) return gone
  return sendCodeTo(tools, { phone: invitation.phone, scene: 'invitation', asker: 'password' }, context)
}

interface Acceptance {
  code: string
  smscode: string
  name?: string | undefined
  password: string
  agreeVersion?: string | undefined
}

type Joined = { account: AccountRow; ended: string[] }
type JoinReason = 'accounts/invitationGone' | 'accounts/worksElsewhere' | 'accounts/worksHere'

/** Why this name and password cannot be those of the invited person. */
function refusedInput(
  { name, password }: Acceptance,
  { phone }: InvitationRow,
  known: AccountRow | undefined,
): Refusal<NewPasswordReason | 'accounts/nameUnfit'> | undefined {
  if (!known && !isShownName(name ?? ''))
    return refuse(r.nameUnfit, {}, { fields: [{ field: 'name', problem: '' }] })
  return refusedPassword(password, { phone, login: known?.login ?? null, role: 'staff' }, 'password')
}

/**
 * The account of the invited number; creates one when there is none. It is committed before the person joins, because
 * the log of staff refers to it: an act is recorded before it begins.
 */
function accountOf(
  db: Db,
  phone: string,
  input: Acceptance & { agreeVersion: string },
  hash: string,
): Promise<AccountRow> {
  return inTransaction(db, async (tx) => {
    const id = newId()
    if (await registerPhone(tx, { id, phone, name: input.name ?? phone, passwordHash: hash }))
      await insertAgreement(tx, id, input.agreeVersion)
    return registeredAccount(tx, phone)
  })
}

/** A password that replaces another ends the sessions that were opened with it. */
async function replacePassword(tx: Tx, account: AccountRow, hash: string): Promise<string[]> {
  const owner = { userId: account.id }
  await setPassword(tx, owner, hash, 'kept')
  return account.password_hash === null ? [] : deleteOtherSessions(tx, owner, null)
}

async function join(
  tx: Tx,
  { id, phone, shop_id: shopId, roles }: InvitationRow,
  before: AccountRow,
  hash: string,
): Promise<Joined | Refusal<JoinReason>> {
  const worker = await lockedWorker(tx, before.id)
  if (worker?.shopId === shopId) return refuse(staffRefusals.worksHere)
  if (worker?.role !== 'shopper') return refuse(staffRefusals.worksElsewhere)
  if (!(await takeInvitation(tx, id, before.id))) return gone
  const ended = before.password_hash === hash ? [] : await replacePassword(tx, before, hash)
  await joinStaff(tx, { userId: before.id, shopId, roles })
  return { account: await registeredAccount(tx, phone), ended }
}

/**
 * Joins the staff of the shop that a link invites to, after a code to the invited number: with the account of that
 * number, or a new one. Opens a session at the business site, except for an account with an authenticator, which signs
 * in with that.
 */
export async function acceptInvitation(
  tools: StaffTools,
  input: Acceptance,
  context: CallContext,
): Promise<
  | { user: LoginData | null }
  | Refusal<
      | CodeReason
      | JoinReason
      | NewPasswordReason
      | 'accounts/accountBlocked'
      | 'accounts/agreementChanged'
      | 'accounts/busy'
      | 'accounts/nameUnfit'
    >
> {
  const invitation = await invitationByCode(tools.db, invitationHash(input.code))
  if (!invitation) return gone
  const { phone } = invitation
  const known = await accountByPhone(tools.db, phone)
  // An account has accepted the agreements already; a new one does here.
  const agreeVersion = known ? '' : await agreedVersion(tools, { agreeVersion: input.agreeVersion ?? '' })
  if (isRefusal(agreeVersion)) return agreeVersion
  const unfit = refusedInput(input, invitation, known)
  if (unfit) return unfit
  const { shop_id: shopId, roles } = invitation
  // Before the code is checked, so that wrong ones are in the log too. A number without an account has no name yet.
  if (known) await context.recordAs?.({ userId: known.id, shopId })
  context.note?.({ after: { roles } })
  const wrong = await checkCode(tools, { phone, scene: 'invitation', smscode: input.smscode }, context)
  if (wrong) return wrong
  const blocked = known && refusedBlocked(known, context.locale)
  if (blocked) return blocked
  const hash = await orBusy(hashPassword(input.password, tools.passwordCost))
  if (isRefusal(hash)) return hash
  const before = known ?? (await accountOf(tools.db, phone, { ...input, agreeVersion }, hash))
  await context.recordAs?.({ userId: before.id, shopId })
  const hasApp = known !== undefined && (await secondStepKind(tools, known)) === 'app'
  const joined = hasApp
    ? await inTransaction(tools.db, (tx) => join(tx, invitation, before, hash))
    : await openSessionAfter(tools, context, async (tx) => {
        const done = await join(tx, invitation, before, hash)
        return isRefusal(done)
          ? done
          : ({ ...done, userId: done.account.id, by: 'password+sms', site: 'desk' } as const)
      })
  if (isRefusal(joined)) return joined
  const { account, ended } = joined
  await tools.authenticator.revoked(ended)
  tools.log.info('accounts.invitation-accepted', { userId: account.id, traceId: context.traceId })
  return { user: 'token' in joined ? { token: joined.token, ...userInfo(account) } : null }
}
