import type { AddressDraft } from '../../rules/address-draft.ts'
import { emptyDraft } from '../../rules/address-draft.ts'

const storageKey = 'addressDraft'

/** What somebody has typed and not saved yet: the window's own, and only for the user who typed it. */
export function keepDraft(userId: string, draft: AddressDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, draft }))
  } catch {
    // A browser that keeps nothing: what is typed lives as long as the page.
  }
}

/** What this user typed before; a draft of anybody else's is thrown away. */
export function keptDraft(userId: string): AddressDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null
    if (kept === null) return undefined
    if (kept.userId === userId && isDraft(kept.draft)) return kept.draft
  } catch {
    // Nothing that can be read.
  }
  forgetDraft()
  return undefined
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // There is nothing to forget.
  }
}

interface Kept {
  userId?: unknown
  draft?: unknown
}

/** An older version of the page may have kept another form. */
function isDraft(draft: unknown): draft is AddressDraft {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.entries(emptyDraft('CN')).every(
      ([field, value]) => typeof (draft as Record<string, unknown>)[field] === typeof value,
    )
  )
}
