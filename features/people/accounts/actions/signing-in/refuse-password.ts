import { refuse, type Refusal, type RefusalKind, type WithFields } from '@hojip/platform/refusal'
import { QueueFull } from '../../secrets/hash-queue.ts'
import { accountsRefusals as r, type NewPasswordReason } from '../../refusals.ts'
import { passwordProblem, type PasswordOwner, type PasswordProblem } from '../../rules/password/password.ts'

const kinds = {
  short: r.passwordShort,
  shortForStaff: r.passwordShortForStaff,
  long: r.passwordLong,
  common: r.passwordCommon,
  personal: r.passwordPersonal,
} satisfies Record<PasswordProblem, RefusalKind<string, WithFields>>

/** Why a password may not be set, as a refusal that names its field; undefined when it may. */
export function refusedPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword',
): Refusal<NewPasswordReason> | undefined {
  const problem = passwordProblem(password, owner)
  return problem ? refuse(kinds[problem], {}, { fields: [{ field, problem }] }) : undefined
}

/** Refuses at once when the queue of passwords to hash is full. */
export async function orBusy<T>(work: Promise<T>): Promise<T | Refusal<'accounts/busy'>> {
  try {
    return await work
  } catch (error) {
    if (error instanceof QueueFull) return refuse(r.busy)
    throw error
  }
}
