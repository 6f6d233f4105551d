import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Note, Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { StoppedWords } from '../contract/word-lists.ts'
import { searchRefusals as r } from '../refusals.ts'
import { distinctWords } from '../rules/distinct-words.ts'
import { addStopped, lastStopped } from '../store/words/stopped-words.ts'

export async function readStopped(db: Db | Tx): Promise<StoppedWords> {
  const { version, words, operatorName, at } = await lastStopped(db)
  return {
    version,
    words,
    lastChange: operatorName === null ? null : { operatorName, gmtCreate: wireTime(at.getTime()) },
  }
}

/** Replaces the list. Of two operators with the same version the second gets the present list with the refusal. */
export function saveStopped(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  { version, words: typed }: { version: number; words: string[] },
  note?: Note,
): Promise<StoppedWords | Refusal<'search/stoppedChanged'>> {
  const words = distinctWords(typed)
  return inTransaction(db, async (tx): Promise<StoppedWords | Refusal<'search/stoppedChanged'>> => {
    const before = await lastStopped(tx)
    note?.({ before: { words: before.words }, after: { words } })
    const isStored =
      before.version === version &&
      (await addStopped(tx, { version: version + 1, words, operatorId: viewer.userId }))
    if (!isStored) return refuse(r.stoppedChanged, {}, { now: await readStopped(tx) })
    return readStopped(tx)
  })
}
