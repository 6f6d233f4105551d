import type { AddressDraft } from '../../rules/address-draft.ts'
import { emptyDraft } from '../../rules/address-draft.ts'

const storageKey = 'addressDraft'

/** Stores what a user has typed and not saved yet, in this window and for this user only. */
export function storeDraft(userId: string, draft: AddressDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, draft }))
  } catch {
    // Without storage, the input lasts as long as the page.
  }
}

/** This user's draft; another user's draft is deleted. */
export function storedDraft(userId: string): AddressDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredDraft | null
    if (stored === null) return undefined
    if (stored.userId === userId && isDraft(stored.draft)) return stored.draft
  } catch {
    // The stored text cannot be read.
  }
  forgetDraft()
  return undefined
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage there is nothing to delete.
  }
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
