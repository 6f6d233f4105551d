import type { Db } from '@hojip/db'
import { ownAccount } from '../store/accounts.ts'

/** The name that others see; '' of an account that is closed. */
export const accountName = async (db: Db, viewer: { userId: string }): Promise<string> =>
  (await ownAccount(db, viewer))?.name ?? ''

/** The shop that somebody works for, whichever site they are at. */
export const workplaceOf = async (db: Db, viewer: { userId: string }): Promise<string | undefined> =>
  (await ownAccount(db, viewer))?.shop_id ?? undefined
