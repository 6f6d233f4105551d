import type { Db } from '@hojip/db'
import { ownAccount } from '../store/accounts.ts'

/** The name that others see; '' of an account that is closed. */
export const accountName = async (db: Db, viewer: { userId: string }): Promise<string> =>
  (await ownAccount(db, viewer))?.name ?? ''
