import type { Db, Tx } from '@hojip/db'
import { httpRefusals } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { heldName, ownAccount } from '../store/accounts.ts'
import { writeLanguage } from '../store/changes.ts'

/** The name that others see; '' for a closed account. */
export async function accountName(db: Db, viewer: { userId: string }): Promise<string> {
  return (await ownAccount(db, viewer))?.name ?? ''
}

/**
 * The name that is stored with what the user writes in this transaction. The account cannot be closed before it ends, so
 * that the removal of the names of closed accounts finds the new row too; what a closed one still writes is refused.
 */
export async function authorName(
  tx: Tx,
  viewer: { userId: string },
): Promise<string | Refusal<'http/notFound'>> {
  return (await heldName(tx, viewer)) ?? refuse(httpRefusals.notFound)
}

/** Notes the language of the pages that the user reads, for those who will answer them. */
export function noteLanguage(db: Db, viewer: { userId: string }, locale: Locale): Promise<void> {
  return writeLanguage(db, viewer, locale)
}

/** The shop that the user works for, whichever site they are signed in to. */
export async function workplaceOf(db: Db, viewer: { userId: string }): Promise<string | undefined> {
  return (await ownAccount(db, viewer))?.shop_id ?? undefined
}

/** The user's number in E.164; undefined for an account without one. */
export async function ownPhone(db: Db, viewer: { userId: string }): Promise<string | undefined> {
  return (await ownAccount(db, viewer))?.phone ?? undefined
}
