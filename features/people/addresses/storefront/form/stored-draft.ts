import { like, tabStore } from '@hojip/platform/storage'
import type { AddressDraft } from '../../rules/address-draft.ts'
import { emptyDraft } from '../../rules/address-draft.ts'

const storageKey = 'addressDraft'

/** Stores what a user has typed and not saved yet, in this window and for this user only. */
export function storeDraft(userId: string, draft: AddressDraft): void {
  tabStore.set(storageKey, { userId, draft })
}

/** This user's draft; another user's draft is deleted. */
export function storedDraft(userId: string): AddressDraft | undefined {
  const stored = tabStore.json(storageKey, like({ userId, draft: emptyDraft('CN') }))
  if (stored?.userId === userId) return stored.draft
  forgetDraft()
  return undefined
}

export function forgetDraft(): void {
  tabStore.set(storageKey, null)
}
