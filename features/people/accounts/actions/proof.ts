import type { Tx } from '@hojip/db'
import { newToken } from '@hojip/platform/ids'
import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { passwordMatches } from '../secrets/password.ts'
import { accountsRefusals, type CodeReason, type ProofReason, type OldPasswordReason } from '../refusals.ts'
import { proofSeconds } from '../rules/limits.ts'
import { mobileNumber, type PhoneCountry } from '@hojip/policy/phone'
import type { Scene } from '../rules/codes/scenes.ts'
import { ownAccount } from '../store/accounts.ts'
import { isFresh } from '../store/sessions.ts'
import { insertTicket, takeTicket } from '../store/tickets.ts'
import { sha256 } from './cookies.ts'
import { countPasswordTry, forgetPasswordTries } from './signing-in/password-tries.ts'
import { orBusy } from './signing-in/refuse-password.ts'
import { checkCode, phoneInvalid, sendCodeTo, type CodeSent } from './codes/send-code.ts'
import { openSessionAfter, siteOf } from './session.ts'
import type { AccountsTools } from './tools.ts'

type Signed = CallContext & { viewer: Viewer }

/** Sends a code to the caller's own number; the page knows it only masked. */
export async function sendCodeToMyself(
  tools: AccountsTools,
  { scene }: { scene: Scene },
  context: Signed,
): Promise<CodeSent | Refusal<'accounts/phoneInvalid' | 'accounts/smsTooOften'>> {
  const account = await ownAccount(tools.db, context.viewer)
  return account?.phone
    ? sendCodeTo(tools, { phone: account.phone, scene, asker: 'own' }, context)
    : phoneInvalid()
}

async function provenPhone(
  tools: AccountsTools,
  input: { phone?: string | undefined; country: PhoneCountry },
  viewer: Viewer | null,
): Promise<string | undefined> {
  if (input.phone !== undefined) return mobileNumber(input.phone, input.country)
  return viewer ? ((await ownAccount(tools.db, viewer))?.phone ?? undefined) : undefined
}

/**
 * Exchanges a right code for a ticket that works once within five minutes. Without a phone, the caller's own number is
 * meant.
 */
export async function verifyCode(
  tools: AccountsTools,
  input: { phone?: string | undefined; country: PhoneCountry; scene: Scene; smscode: string },
  context: CallContext,
): Promise<{ ticket: string; expireSeconds: number } | Refusal<CodeReason | 'accounts/phoneInvalid'>> {
  const phone = await provenPhone(tools, input, context.viewer)
  if (!phone) return phoneInvalid()
  const wrong = await checkCode(tools, { ...input, phone }, context)
  if (wrong) return wrong
  const ticket = newToken()
  const expireSeconds = proofSeconds.ticket
  await insertTicket(tools.db, { ticketHash: sha256(ticket), purpose: input.scene, phone, expireSeconds })
  return { ticket, expireSeconds }
}

export function ticketGone(field: string): Refusal<'accounts/ticketGone'> {
  return refuse(accountsRefusals.ticketGone, {}, { fields: [{ field, problem: '' }] })
}

/** Uses up a ticket of this purpose and returns the number that it proved. */
export async function phoneOfTicket(
  tools: AccountsTools,
  ticket: string,
  purposes: readonly Scene[],
): Promise<string | undefined> {
  const taken = await takeTicket(tools.db, sha256(ticket))
  return taken?.phone && (purposes as readonly string[]).includes(taken.purpose) ? taken.phone : undefined
}

/**
 * Uses up the ticket of a code that was sent to the user's own number (scene `stepUp`), and returns the number in E.164.
 * When the transaction rolls back, the ticket stays valid.
 */
export async function ownPhoneProven(
  tx: Tx,
  viewer: { userId: string },
  ticket: string,
): Promise<string | Refusal<'accounts/ticketGone'>> {
  const taken = await takeTicket(tx, sha256(ticket))
  const account = await ownAccount(tx, viewer)
  const phone = taken?.purpose === 'stepUp' ? taken.phone : null
  return phone !== null && phone === account?.phone ? phone : ticketGone('ticket')
}

/** Refuses a session whose user last proved their identity more than 15 minutes ago. */
export async function refusedStale(
  tools: Pick<AccountsTools, 'db'>,
  viewer: Viewer,
): Promise<Refusal<'accounts/proofNeeded'> | undefined> {
  return (await isFresh(tools.db, viewer))
    ? undefined
    : refuse(accountsRefusals.proofNeeded, {}, { needProof: true })
}

/** For calls that move money: refuses unless the user proved their identity within the last 15 minutes. */
export function staleProof(tools: Pick<AccountsTools, 'db'>) {
  return (viewer: Viewer) => refusedStale(tools, viewer)
}

/**
 * The proof for sensitive calls: a ticket of the caller's own number, or a session whose user proved their identity
 * within the last 15 minutes.
 */
export async function refusedProof(
  tools: AccountsTools,
  viewer: Viewer,
  ticket: string | undefined,
  field = 'ticket',
): Promise<Refusal<ProofReason> | undefined> {
  if (ticket === undefined) return refusedStale(tools, viewer)
  const [phone, account] = await Promise.all([
    phoneOfTicket(tools, ticket, ['stepUp', 'change']),
    ownAccount(tools.db, viewer),
  ])
  return phone !== undefined && phone === account?.phone ? undefined : ticketGone(field)
}

/** The caller proves their identity again, by a code or the password; a fresh session replaces the current one. */
export async function stepUp(
  tools: AccountsTools,
  input: { smscode?: string | undefined; password?: string | undefined },
  context: Signed,
): Promise<
  | { token: string }
  | Refusal<OldPasswordReason | 'accounts/codeWrong' | 'accounts/phoneInvalid' | 'http/notFound'>
> {
  const { viewer } = context
  // A session at the business site is proven by its second step.
  if (viewer.site === 'desk') return refuse(httpRefusals.notFound)
  const account = await ownAccount(tools.db, viewer)
  if (input.smscode !== undefined) {
    if (!account?.phone) return phoneInvalid()
    const wrong = await checkCode(
      tools,
      { phone: account.phone, scene: 'stepUp', smscode: input.smscode },
      context,
    )
    if (wrong) return wrong
  } else {
    const wrong = await wrongPassword(tools, viewer, account?.password_hash, input.password ?? '')
    if (wrong) return wrong
  }
  const by = input.smscode !== undefined ? 'sms' : 'password'
  const opened = await openSessionAfter(
    tools,
    context,
    async () => ({ userId: viewer.userId, by, site: siteOf(viewer) }) as const,
  )
  return isRefusal(opened) ? opened : { token: opened.token }
}

/** Refuses a wrong current password, and further tries after too many. */
export async function wrongPassword(
  tools: AccountsTools,
  viewer: Viewer,
  stored: string | null | undefined,
  password: string,
  field = 'password',
): Promise<Refusal<OldPasswordReason> | undefined> {
  const keys = [{ what: 'own', name: viewer.userId, limit: 'fromOnePlace' }] as const
  const late = await countPasswordTry(tools, keys)
  if (late) return late
  const right = await orBusy(passwordMatches(password, stored ?? undefined, tools.passwordCost))
  if (isRefusal(right)) return right
  if (!right) return refuse(accountsRefusals.oldPasswordWrong, {}, { fields: [{ field, problem: '' }] })
  await forgetPasswordTries(tools, keys)
  return undefined
}
