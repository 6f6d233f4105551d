import { tabStore } from '@hojip/platform/storage'
import type { AddressDraft } from '../../rules/address-draft.ts'
import { emptyDraft } from '../../rules/address-draft.ts'

const storageKey = 'addressDraft'

/** Stores what a user has typed and not saved yet, in this window and for this user only. */
export function storeDraft(userId: string, draft: AddressDraft): void {
  tabStore.set(storageKey, { userId, draft })
}

/** This user's draft; another user's draft is deleted. */
export function storedDraft(userId: string): AddressDraft | undefined {
  const stored = tabStore.json<StoredDraft>(storageKey)
  if (stored?.userId === userId && isDraft(stored.draft)) return stored.draft
  forgetDraft()
  return undefined
}

export function forgetDraft(): void {
  tabStore.set(storageKey, null)
}

interface StoredDraft {
  userId?: unknown
  draft?: unknown
}

/** Whether the draft has today's form; an older version of the page may have stored another. */
function isDraft(draft: unknown): draft is AddressDraft {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.entries(emptyDraft('CN')).every(
      ([field, value]) => typeof (draft as Record<string, unknown>)[field] === typeof value,
    )
  )
}
