import { newToken } from '@hojip/platform/ids'
import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { LoginData } from '@hojip/accounts/contract'
import type { CodeReason, PasswordReason, ProofReason } from '@hojip/accounts/refusals'
import { proofSeconds } from '@hojip/accounts/limits'
import { maskedPhone } from '@hojip/policy/phone'
import {
  type AccountRow,
  browserHash,
  type CodeSent,
  insertTicket,
  liveTicket,
  markedBrowserHash,
  openSessionAfter,
  ownAccount,
  phoneInvalid,
  provenByPassword,
  recordOwnAct,
  refusedBlocked,
  refusedStale,
  sendCodeTo,
  sha256,
  takeTicket,
  ticketGone,
  userInfo,
} from '@hojip/accounts'
import { staffRefusals } from '../../refusals.ts'
import { offerAuthenticator, proveSecondStep, secondStepKind, type SecondStepKind } from './second-step.ts'
import { keepPassword } from '../../store/passwords.ts'
import type { StaffTools } from '../tools.ts'

type Signed = CallContext & { viewer: Viewer }

/** @param challenge of the browser, when its mark is set by this very response */
function sendTo(tools: StaffTools, phone: string, context: CallContext, challenge?: Buffer) {
  return sendCodeTo(tools, { phone, scene: 'staff', asker: 'password', challenge }, context)
}

export interface FirstStep {
  ticket: string
  expireSeconds: number
  step: SecondStepKind
  /** The number that the code went to, masked. */
  phone: string | null
  codeSent: boolean
  resendAfter: number
}

/**
 * The first step into the business site: account and password. It opens no session; its ticket leads to the second
 * step.
 */
export async function startStaff(
  tools: StaffTools,
  input: { account: string; password: string },
  context: CallContext,
): Promise<FirstStep | Refusal<PasswordReason | 'accounts/accountBlocked' | 'accounts/notStaff'>> {
  const proven = await provenByPassword(tools, { ...input, country: 'CN' }, context)
  if (isRefusal(proven)) return proven
  const { account } = proven
  if (account.role === 'shopper') return refuse(staffRefusals.notStaff)
  const blocked = refusedBlocked(account, context.locale)
  if (blocked) return blocked
  const step = await secondStepKind(tools, account)
  const ticket = newToken()
  const expireSeconds = proofSeconds.staff
  const mark = markedBrowserHash(tools.style, context)
  await insertTicket(tools.db, {
    ticketHash: sha256(ticket),
    purpose: 'staff',
    userId: account.id,
    browserHash: mark,
    expireSeconds,
  })
  const phone = step === 'sms' ? account.phone : null
  const sent = phone ? await sendTo(tools, phone, context, mark) : undefined
  const isSent = sent !== undefined && !isRefusal(sent)
  return {
    ticket,
    expireSeconds,
    step,
    phone: phone && maskedPhone(phone),
    codeSent: isSent,
    resendAfter: isSent
      ? sent.resendAfter
      : Number((sent?.data as { resendAfter?: number })?.resendAfter ?? 0),
  }
}

/** The account of a first step's ticket, in the browser that received it, if it may still sign in to the business site. */
async function accountOfTicket(
  tools: StaffTools,
  ticket: string,
  context: CallContext,
): Promise<AccountRow | undefined> {
  const found = await liveTicket(tools.db, sha256(ticket))
  if (found?.purpose !== 'staff' || !found.userId) return undefined
  if (!found.browserHash?.equals(browserHash(tools.style, context))) return undefined
  const account = await ownAccount(tools.db, { userId: found.userId })
  // Removed from the shop or stopped between the two steps.
  return account?.role === 'shopper' || account?.block_reason != null ? undefined : account
}

/**
 * Sends another code: with the ticket of a first step, or to a signed-in user of the business site who proves their
 * identity again.
 */
export async function sendStaffCode(
  tools: StaffTools,
  { ticket }: { ticket?: string | undefined },
  context: CallContext,
): Promise<CodeSent | Refusal<'accounts/phoneInvalid' | 'accounts/smsTooOften' | 'accounts/ticketGone'>> {
  const { viewer } = context
  const signedIn = viewer?.site === 'desk' ? viewer : undefined
  const account =
    ticket === undefined
      ? signedIn && (await ownAccount(tools.db, signedIn))
      : await accountOfTicket(tools, ticket, context)
  if (!account) return ticketGone('ticket')
  return account.phone ? sendTo(tools, account.phone, context) : phoneInvalid()
}

/**
 * The secret of a new authenticator. The password alone is enough only where there is no second step yet; otherwise the
 * change needs a session whose second step is fresh.
 */
export async function enrollStaff(
  tools: StaffTools,
  { ticket }: { ticket?: string | undefined },
  context: CallContext,
): Promise<{ secret: string; uri: string } | Refusal<ProofReason>> {
  const { viewer } = context
  if (ticket === undefined) {
    if (viewer?.site !== 'desk') return ticketGone('ticket')
    const isStale = await refusedStale(tools, viewer)
    if (isStale) return isStale
    const own = await ownAccount(tools.db, viewer)
    return own ? offerAuthenticator(tools, own) : ticketGone('ticket')
  }
  const account = await accountOfTicket(tools, ticket, context)
  if (!account || (await secondStepKind(tools, account)) !== 'enroll') return ticketGone('ticket')
  return offerAuthenticator(tools, account)
}

/** The second step: opens a session at the business site, independent of any that the same browser has in the mall. */
export async function confirmStaff(
  tools: StaffTools,
  { ticket, code }: { ticket: string; code: string },
  context: CallContext,
): Promise<(LoginData & { recoveryCodes: string[] | null }) | Refusal<CodeReason | 'accounts/ticketGone'>> {
  const account = await accountOfTicket(tools, ticket, context)
  if (!account) return ticketGone('ticket')
  // Before the code is checked, so that wrong ones are in the log too.
  await context.recordAs?.({ userId: account.id, shopId: account.shop_id })
  const by = (await secondStepKind(tools, account)) === 'sms' ? 'password+sms' : 'password+app'
  const proven = await proveSecondStep(tools, account, code, context)
  if (isRefusal(proven)) return proven
  const opened = await openSessionAfter(tools, context, async (tx) => {
    if (!(await takeTicket(tx, sha256(ticket)))) return ticketGone('ticket')
    await keepPassword(tx, { userId: account.id })
    return { userId: account.id, by, site: 'desk' } as const
  })
  if (isRefusal(opened)) return opened
  tools.log.info('accounts.staff-signed-in', { userId: account.id, by, traceId: context.traceId })
  return { token: opened.token, ...userInfo(account), recoveryCodes: proven.recoveryCodes }
}

/** Staff prove their identity again before money moves: a fresh session replaces the current one. */
export async function stepUpStaff(
  tools: StaffTools,
  { code }: { code: string },
  context: Signed,
): Promise<{ token: string } | Refusal<CodeReason | 'http/notFound'>> {
  const { viewer } = context
  const account = viewer.site === 'desk' ? await ownAccount(tools.db, viewer) : undefined
  if (!account) return refuse(httpRefusals.notFound)
  await recordOwnAct(context)
  const by = (await secondStepKind(tools, account)) === 'sms' ? 'sms' : 'app'
  const proven = await proveSecondStep(tools, account, code, context)
  if (isRefusal(proven)) return proven
  const opened = await openSessionAfter(
    tools,
    context,
    async () => ({ userId: viewer.userId, by, site: 'desk' }) as const,
  )
  return isRefusal(opened) ? opened : { token: opened.token }
}
