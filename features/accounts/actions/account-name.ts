import type { Db } from '@hojip/db'
import { ownAccount } from '../store/accounts.ts'

/** The name that others see; '' of an account that is closed. */
export async function accountName(db: Db, viewer: { userId: string }): Promise<string> {
  return (await ownAccount(db, viewer))?.name ?? ''
}

/** The shop that somebody works for, whichever site they are at. */
export async function workplaceOf(db: Db, viewer: { userId: string }): Promise<string | undefined> {
  return (await ownAccount(db, viewer))?.shop_id ?? undefined
}
