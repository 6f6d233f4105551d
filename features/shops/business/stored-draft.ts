import type { OwnShop } from '../contract.ts'
import type { Draft } from './draft.ts'

interface Stored {
  version: number
  draft: Draft
}

function keyOf(shopId: string): string {
  return `shop-draft-${shopId}`
}

/** What was written on this computer and not saved, unless somebody has saved the page since. */
export function storedDraft({ pkId, version }: OwnShop): Draft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(pkId)) ?? 'null') as Stored | null
    return stored?.version === version ? stored.draft : undefined
  } catch {
    // A browser that stores nothing, or something else under this key.
    return undefined
  }
}

export function storeDraft({ pkId, version }: OwnShop, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(pkId), JSON.stringify({ version, draft } satisfies Stored))
    else localStorage.removeItem(keyOf(pkId))
  } catch {
    // The form works without it.
  }
}

export function dropDraft(shopId: string): void {
  try {
    localStorage.removeItem(keyOf(shopId))
  } catch {
    // Nothing was stored.
  }
}
