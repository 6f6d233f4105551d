import type { CallContext, Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals, type CodeReason, type ProofReason } from '../../refusals.ts'
import { mobileNumber, type PhoneCountry } from '@hojip/policy/phone'
import { phoneChangedText } from '../../rules/codes/sms-text.ts'
import { ownAccount } from '../../store/accounts.ts'
import { changePhone } from '../../store/changes.ts'
import { rememberDevice } from '../signing-in/known-device.ts'
import { refusedProof } from '../proof.ts'
import { checkCode, phoneInvalid } from '../codes/send-code.ts'
import { openSessionAfter, siteOf } from '../session.ts'
import type { AccountsTools } from '../tools.ts'

interface NewPhone {
  ticketOld?: string | undefined
  phone: string
  country: PhoneCountry
  smscode: string
}

/**
 * Moves the caller to another number: needs a proof and a code to the new number. Other sessions end, and the old
 * number is notified.
 */
export async function moveToPhone(
  tools: AccountsTools,
  input: NewPhone,
  context: CallContext & { viewer: Viewer },
): Promise<
  { token: string } | Refusal<CodeReason | ProofReason | 'accounts/phoneInvalid' | 'accounts/phoneTaken'>
> {
  const { viewer } = context
  const phone = mobileNumber(input.phone, input.country)
  if (!phone) return phoneInvalid()
  const unproven = await refusedProof(tools, viewer, input.ticketOld, 'ticketOld')
  if (unproven) return unproven
  const wrong = await checkCode(tools, { phone, scene: 'change', smscode: input.smscode }, context)
  if (wrong) return wrong
  const before = await ownAccount(tools.db, viewer)
  const opened = await openSessionAfter(tools, context, async (tx) => {
    if ((await changePhone(tx, viewer, phone)) === 'taken') return refuse(accountsRefusals.phoneTaken)
    return { userId: viewer.userId, by: 'sms', site: siteOf(viewer), alone: true } as const
  })
  if (isRefusal(opened)) return opened
  const account = await ownAccount(tools.db, viewer)
  if (account) rememberDevice(tools, context, account)
  if (before?.phone && before.phone !== phone) {
    const text = phoneChangedText(context.locale)
    tools.sms
      .send({ phone: before.phone, text, code: '', template: 'phoneChanged' })
      .catch((error: unknown) => tools.log.warn('accounts.sms-failed', { error }))
  }
  tools.log.info('accounts.phone-changed', { userId: viewer.userId, traceId: context.traceId })
  return { token: opened.token }
}
