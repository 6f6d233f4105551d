import type { Db, Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { searchRefusals } from '../refusals.ts'
import { maxSearches, ownSearches } from '../rules/own-searches.ts'
import * as store from '../store/history.ts'

interface Owner {
  userId: string
}

/** The owner's last searches, newest first, as the search field offers them: none with personalisation off. */
export function listSearches(db: Db, owner: Owner) {
  return searchesIn(db, owner, true)
}

/** All that is stored of the owner's searches, also while none are offered. */
export async function storedSearches(db: Db, owner: Owner) {
  return { list: await searchesIn(db, owner, false) }
}

async function searchesIn(db: Db, owner: Owner, onlyOffered: boolean) {
  const rows = await store.searchesOf(db, owner, { most: maxSearches, onlyOffered })
  return rows.map(({ id, words, searchedAt }) => ({
    pkId: id,
    text: words,
    gmtCreate: wireTime(searchedAt.getTime()),
  }))
}

/**
 * Makes these searches the newest ones, the first before the others: one search, a visitor's at sign-in, or an undo.
 * With personalisation off nothing is stored.
 */
export async function saveSearches(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  owner: Owner,
  searches: readonly string[],
): Promise<null> {
  const atMs = clock.nowMs()
  const rows = ownSearches(searches).map(({ key, words }, place) => ({
    id: newId(),
    key,
    words,
    searched_at: new Date(atMs - place),
  }))
  await inTransaction(db, async (tx) => {
    if (!(await store.holdOwner(tx, owner))) return
    await store.putSearches(tx, owner, rows)
    await store.trimSearches(tx, owner, maxSearches)
  })
  return null
}

export async function deleteSearch(
  db: Db,
  owner: Owner,
  id: string,
): Promise<null | Refusal<'search/searchGone'>> {
  return (await store.deleteSearch(db, owner, id)) ? null : refuse(searchRefusals.searchGone)
}

/** Deletes all searches of a user, or of a closed account. */
export async function deleteSearches(db: Db, owner: Owner): Promise<null> {
  await store.deleteSearchesOf(db, owner)
  return null
}
