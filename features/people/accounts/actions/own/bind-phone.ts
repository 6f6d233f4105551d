import type { CallContext } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { AccountsEvents, LoginData } from '../../contract.ts'
import { accountsRefusals, type CodeReason } from '../../refusals.ts'
import { mobileNumber, type PhoneCountry } from '@hojip/policy/phone'
import { insertIdentity, userOfIdentity, type Identity } from '../../store/identities.ts'
import { liveTicket, takeTicket, type Ticket } from '../../store/tickets.ts'
import { browserHash, sha256 } from '../cookies.ts'
import { ticketGone } from '../proof.ts'
import { checkCode, phoneInvalid } from '../codes/send-code.ts'
import { agreedVersion } from '../signing-in/agreed-version.ts'
import { accountFor, signIn } from '../signing-in/sign-in.ts'
import type { AccountsTools } from '../tools.ts'

interface BindInput {
  bindTicket: string
  phone: string
  country: PhoneCountry
  smscode: string
  agreeVersion: string
}

function identityOf(ticket: Ticket | undefined, browser: Buffer): Identity | undefined {
  if (ticket?.purpose !== 'identity' || !ticket.provider || !ticket.providerId) return undefined
  if (!ticket.browserHash?.equals(browser)) return undefined
  return { provider: ticket.provider, providerId: ticket.providerId, nickname: ticket.nickname }
}

/**
 * Completes a first login by a partner: the phone, proven by a code, decides which account the identity is linked to; a
 * number without an account is registered. A wrong code does not use up the ticket.
 */
export async function bindPhone(
  tools: AccountsTools,
  input: BindInput,
  context: CallContext,
): Promise<
  | LoginData
  | Refusal<
      | CodeReason
      | 'accounts/accountBlocked'
      | 'accounts/agreementChanged'
      | 'accounts/identityTaken'
      | 'accounts/phoneInvalid'
      | 'accounts/ticketGone'
    >
> {
  const phone = mobileNumber(input.phone, input.country)
  if (!phone) return phoneInvalid()
  const version = await agreedVersion(tools, input)
  if (isRefusal(version)) return version
  const ticketHash = sha256(input.bindTicket)
  const browser = browserHash(tools.style, context)
  const identity = identityOf(await liveTicket(tools.db, ticketHash), browser)
  if (!identity) return ticketGone('bindTicket')
  const wrong = await checkCode(tools, { phone, scene: 'bind', smscode: input.smscode }, context)
  if (wrong) return wrong
  const signed = await signIn(tools, context, 'sms', async (tx) => {
    if (!(await takeTicket(tx, ticketHash))) return ticketGone('bindTicket')
    const account = await accountFor(tx, phone, version, identity.nickname)
    if ((await userOfIdentity(tx, identity)) === account.id) return account
    if (!(await insertIdentity(tx, account.id, identity))) return refuse(accountsRefusals.identityTaken)
    const linked: AccountsEvents['accounts/identityLinked'] = {
      userId: account.id,
      provider: identity.provider,
    }
    await tools.jobs.emit(tx, 'accounts/identityLinked', linked)
    return account
  })
  if (!isRefusal(signed))
    tools.log.info('accounts.identity-linked', { userId: signed.pkId, provider: identity.provider })
  return signed
}
