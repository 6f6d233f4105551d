import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals } from '../../refusals.ts'
import type { AccountsTools } from '../tools.ts'

/**
 * The version of the agreements that a user accepts: the one in force. A form that names another was opened before they
 * changed, and its user has not seen them.
 */
export async function agreedVersion(
  { agreementVersion }: Pick<AccountsTools, 'agreementVersion'>,
  named: string | undefined,
): Promise<string | Refusal<'accounts/agreementChanged'>> {
  const version = await agreementVersion()
  if (named === undefined || named === version) return version
  return refuse(accountsRefusals.agreementChanged, {}, { fields: [{ field: 'agreed', problem: '' }] })
}
