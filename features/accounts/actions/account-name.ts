import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { ownAccount } from '../store/accounts.ts'
import { writeLanguage } from '../store/changes.ts'

/** The name that others see; '' for a closed account. */
export async function accountName(db: Db, viewer: { userId: string }): Promise<string> {
  return (await ownAccount(db, viewer))?.name ?? ''
}

/** Notes the language of the pages that the user reads, for those who will answer them. */
export function noteLanguage(db: Db, viewer: { userId: string }, locale: Locale): Promise<void> {
  return writeLanguage(db, viewer, locale)
}

/** The shop that the user works for, whichever site they are signed in to. */
export async function workplaceOf(db: Db, viewer: { userId: string }): Promise<string | undefined> {
  return (await ownAccount(db, viewer))?.shop_id ?? undefined
}
