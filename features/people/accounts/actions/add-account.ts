import type { Db, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { fullPasswordCost, hashPassword, type PasswordCost } from '../secrets/password.ts'
import { insertAccount } from '../store/accounts.ts'

export interface NewAccount {
  name: string
  role: 'shopper' | 'staff' | 'operator'
  /** E.164. */
  phone?: string
  login?: string
  password?: string
  /** Given instead of a password when it is already hashed. */
  passwordHash?: string
}

/** Adds an account for the demo, for tests and for an operator's first sign-in; returns its id. */
export async function addAccount(
  db: Db | Tx,
  account: NewAccount,
  cost: PasswordCost = fullPasswordCost,
): Promise<string> {
  const id = newId()
  const { password, ...rest } = account
  await insertAccount(db, {
    id,
    ...rest,
    ...(password ? { passwordHash: await hashPassword(password, cost) } : {}),
  })
  return id
}
