import { accountByLogin, addAccount, fullPasswordCost, hashPassword, setPassword } from '@hojip/accounts'
import type { Db, Tx } from '@hojip/db'
import type { StaffRole } from '@hojip/policy'
import { endPasswordLater, waitsForSignIn } from '../../store/passwords.ts'
import { insertStaff } from '../../store/team.ts'

const firstSignInHours = 24

/**
 * Gives an account a printed password for the first sign-in to the business site, which has a day. A login that never
 * signed in gets a new one.
 * @param shopId whose owner it is; without it, an operator
 * @returns false when somebody signs in by this name already
 */
export async function addAccountToSignIn(
  tx: Tx,
  { shopId, ...account }: { name: string; login: string; password: string; shopId?: string | undefined },
): Promise<boolean> {
  const role = shopId ? 'staff' : 'operator'
  const known = await accountByLogin(tx, account.login)
  const userId = known?.id ?? (await addAccount(tx, { role, ...account }))
  if (known) {
    const isSame = known.role === role && known.shop_id === (shopId ?? null)
    if (!isSame || !(await waitsForSignIn(tx, { userId }))) return false
    await setPassword(tx, { userId }, await hashPassword(account.password, fullPasswordCost), 'forgotten')
  } else if (shopId) await addStaff(tx, userId, shopId)
  await endPasswordLater(tx, { userId }, firstSignInHours)
  return true
}

/** Lets an account work for a shop: as its owner, unless other roles are given. */
export function addStaff(
  db: Db | Tx,
  userId: string,
  shopId: string,
  roles: readonly StaffRole[] = ['owner'],
) {
  return insertStaff(db, userId, shopId, roles)
}
