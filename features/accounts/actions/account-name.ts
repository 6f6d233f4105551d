import type { Db } from '@hojip/db'
import { ownAccount } from '../store/accounts.ts'

/** The name that others see; '' for a closed account. */
export async function accountName(db: Db, viewer: { userId: string }): Promise<string> {
  return (await ownAccount(db, viewer))?.name ?? ''
}

/** The shop that the user works for, whichever site they are signed in to. */
export async function workplaceOf(db: Db, viewer: { userId: string }): Promise<string | undefined> {
  return (await ownAccount(db, viewer))?.shop_id ?? undefined
}
