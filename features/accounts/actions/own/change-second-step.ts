import { inTransaction } from '@hojip/platform/db'
import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals } from '../../refusals.ts'
import { maskedPhone } from '../../rules/phone/phone.ts'
import { ownAccount } from '../../store/accounts.ts'
import { countRecoveryCodes } from '../../store/second-step.ts'
import { refusedStale } from '../proof.ts'
import {
  enroll,
  makeRecoveryCodes,
  secondStepKind,
  slowed,
  type SecondStepKind,
} from '../signing-in/second-step.ts'
import { openSessionAfter } from '../session.ts'
import type { AccountsTools } from '../tools.ts'

type Signed = CallContext & { viewer: Viewer }

/** How the desk asks the caller for the second step. */
export async function readSecondStep(
  tools: AccountsTools,
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

/** Second steps are of the desk, and change in a session that was proven within the last minutes. */
async function refusedChange(
  tools: AccountsTools,
  viewer: Viewer,
): Promise<Refusal<'accounts/proofNeeded' | 'http/notFound'> | undefined> {
  return viewer.site === 'desk' ? refusedStale(tools, viewer) : refuse(httpRefusals.notFound)
}

/**
 * The authenticator that was offered has shown that it works: it takes the place of SMS or of an older one, which was
 * good until now. As with a new password, all other sessions end.
 */
export async function changeAuthenticator(
  tools: AccountsTools,
  { code }: { code: string },
  context: Signed,
): Promise<
  | { token: string; recoveryCodes: string[] }
  | Refusal<'accounts/codeWrong' | 'accounts/proofNeeded' | 'accounts/tooManyTries' | 'http/notFound'>
> {
  const { userId } = context.viewer
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

/** Those that were written down before are worth nothing any more. */
export async function renewRecoveryCodes(
  tools: AccountsTools,
  context: Signed,
): Promise<
  { recoveryCodes: string[] } | Refusal<'accounts/noAuthenticator' | 'accounts/proofNeeded' | 'http/notFound'>
> {
  const { userId } = context.viewer
  const refused = await refusedChange(tools, context.viewer)
  if (refused) return refused
  const made = await inTransaction(tools.db, (tx) => makeRecoveryCodes(tools, tx, userId))
  if (!made) return refuse(accountsRefusals.noAuthenticator)
  tools.log.info('accounts.recovery-codes-renewed', { userId, ip: context.ip, traceId: context.traceId })
  return made
}
