import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals } from '../../refusals.ts'
import type { AccountsTools } from '../tools.ts'

/** What somebody has accepted: a version of the agreements, or, where the call takes that, those in force. */
export type Consent = { agreeVersion: string } | { agreed: true; agreeVersion?: string | undefined }

/**
 * The version of the agreements that a user accepts: the one in force. A form that names another was opened before they
 * changed, and its user has not seen them. Nobody accepts anything by leaving it out.
 */
export async function agreedVersion(
  { agreementVersion }: Pick<AccountsTools, 'agreementVersion'>,
  { agreeVersion: named, ...consent }: Consent,
): Promise<string | Refusal<'accounts/agreementChanged'>> {
  const version = await agreementVersion()
  if (named === version || (named === undefined && 'agreed' in consent && consent.agreed)) return version
  return refuse(accountsRefusals.agreementChanged, {}, { fields: [{ field: 'agreeVersion', problem: '' }] })
}
