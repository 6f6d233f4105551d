import { sayUnlessStored } from '@hojip/platform/parts'
import { like, localStore } from '@hojip/platform/storage'
import type { OwnShop } from '../contract.ts'
import { draftOf, type Draft } from './draft.ts'

interface Stored {
  version: number
  draft: Draft
}

function keyOf(shopId: string): string {
  return `shop-draft-${shopId}`
}

/** What may be missing. */
const none = { noticeUntil: null, holiday: null }

/** What was written on this computer and not saved, unless somebody has saved the page since. */
export function storedDraft(shop: OwnShop): Draft | undefined {
  const { pkId, version } = shop
  const stored = localStore.json(keyOf(pkId), like<Stored>({ version, draft: { ...draftOf(shop), ...none } }))
  return stored?.version === version ? stored.draft : undefined
}

export function storeDraft({ pkId, version }: OwnShop, draft: Draft | undefined): void {
  sayUnlessStored(localStore.set(keyOf(pkId), draft ? ({ version, draft } satisfies Stored) : null))
}

export function dropDraft(shopId: string): void {
  localStore.set(keyOf(shopId), null)
}
