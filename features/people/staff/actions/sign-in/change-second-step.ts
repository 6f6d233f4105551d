import { inTransaction } from '@hojip/platform/db'
import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { CodeReason } from '@hojip/accounts/refusals'
import { maskedPhone } from '@hojip/policy/phone'
import { openSessionAfter, ownAccount, recordOwnAct, refusedStale } from '@hojip/accounts'
import { staffRefusals } from '../../refusals.ts'
import { countRecoveryCodes } from '../../store/second-step.ts'
import { enroll, makeRecoveryCodes, secondStepKind, slowed, type SecondStepKind } from './second-step.ts'
import type { StaffTools } from '../tools.ts'

type Signed = CallContext & { viewer: Viewer }

/** Which second step the business site asks the caller for. */
export async function readSecondStep(
  tools: StaffTools,
  { viewer }: Signed,
): Promise<{ step: SecondStepKind; phone: string | null; recoveryLeft: number } | Refusal<'http/notFound'>> {
  const account = await ownAccount(tools.db, viewer)
  if (!account) return refuse(httpRefusals.notFound)
  const [step, recoveryLeft] = await Promise.all([
    secondStepKind(tools, account),
    countRecoveryCodes(tools.db, viewer),
  ])
  return { step, phone: step === 'sms' && account.phone ? maskedPhone(account.phone) : null, recoveryLeft }
}

/**
 * Second steps belong to the business site, and change only in a session that was proven within the last 15 minutes.
 */
async function refusedChange(
  tools: StaffTools,
  viewer: Viewer,
): Promise<Refusal<'accounts/proofNeeded' | 'http/notFound'> | undefined> {
  return viewer.site === 'desk' ? refusedStale(tools, viewer) : refuse(httpRefusals.notFound)
}

/**
 * Activates the offered authenticator once its first code is right. It replaces SMS or an older authenticator, which
 * stays valid until then. As with a new password, all other sessions end.
 */
export async function changeAuthenticator(
  tools: StaffTools,
  { code }: { code: string },
  context: Signed,
): Promise<
  { token: string; recoveryCodes: string[] } | Refusal<CodeReason | 'accounts/proofNeeded' | 'http/notFound'>
> {
  const { userId } = context.viewer
  await recordOwnAct(context)
  const refused = await refusedChange(tools, context.viewer)
  if (refused) return refused
  const opened = await slowed(tools, userId, context, () =>
    openSessionAfter(tools, context, async (tx) => {
      const enrolled = await enroll(tools, tx, { userId, typed: code, replaces: true })
      return isRefusal(enrolled)
        ? enrolled
        : ({ ...enrolled, userId, by: 'app', site: 'desk', alone: true } as const)
    }),
  )
  if (isRefusal(opened)) return opened
  tools.log.info('accounts.second-step-changed', { userId, ip: context.ip, traceId: context.traceId })
  return { token: opened.token, recoveryCodes: opened.recoveryCodes }
}

/** Replaces the recovery codes; the earlier ones no longer work. */
export async function renewRecoveryCodes(
  tools: StaffTools,
  context: Signed,
): Promise<
  { recoveryCodes: string[] } | Refusal<'accounts/noAuthenticator' | 'accounts/proofNeeded' | 'http/notFound'>
> {
  const { userId } = context.viewer
  await recordOwnAct(context)
  const refused = await refusedChange(tools, context.viewer)
  if (refused) return refused
  const made = await inTransaction(tools.db, (tx) => makeRecoveryCodes(tools, tx, userId))
  if (!made) return refuse(staffRefusals.noAuthenticator)
  tools.log.info('accounts.recovery-codes-renewed', { userId, ip: context.ip, traceId: context.traceId })
  return made
}
