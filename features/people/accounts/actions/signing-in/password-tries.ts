import { createHmac } from 'node:crypto'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals } from '../../refusals.ts'
import { passwordTries } from '../../rules/limits.ts'
import { countTry, forgetTries } from '../../store/password-tries.ts'
import type { AccountsTools } from '../tools.ts'

/** The tries that are counted together. */
export interface TryKey {
  what: string
  name: string
  limit: keyof typeof passwordTries
}

function keyOf(tools: AccountsTools, { what, name }: TryKey) {
  return createHmac('sha256', tools.secret).update(`try|${what}|${name}`).digest()
}

/** Counts a try before the password is compared; refuses it while one of the counts requires a wait. */
export async function countPasswordTry(
  tools: AccountsTools,
  keys: readonly TryKey[],
): Promise<Refusal<'accounts/tooManyTries'> | undefined> {
  for (const key of keys) {
    const seconds = await countTry(tools.db, { key: keyOf(tools, key), ...passwordTries[key.limit] })
    if (seconds > 0) return refuse(accountsRefusals.tooManyTries, { seconds }, { retryAfter: seconds })
  }
  return undefined
}

/** A right password resets the counts. */
export async function forgetPasswordTries(tools: AccountsTools, keys: readonly TryKey[]): Promise<void> {
  for (const key of keys) await forgetTries(tools.db, keyOf(tools, key))
}
