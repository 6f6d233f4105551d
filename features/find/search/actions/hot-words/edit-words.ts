import { bumpCatalogVersion } from '@hojip/catalog'
import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { HotWord, HotWordsRead } from '../../contract/hot-words-calls.ts'
import { hotWordsRefusals as r } from '../../refusals.ts'
import { problemsOf, problemTexts } from '../../rules/hot-words/problems.ts'
import * as store from '../../store/words/hot-words.ts'

export async function readWords(db: Db | Tx): Promise<HotWordsRead> {
  const [words, last] = [await store.allWords(db), await store.lastChange(db)]
  return {
    version: last?.version ?? 0,
    words,
    lastChange: last
      ? { operatorName: last.operatorName, gmtCreate: wireTime(last.at.getTime()), before: last.before }
      : null,
  }
}

function inputOf({ word, isDefault, from, until }: HotWord) {
  return {
    word,
    isDefault,
    ...(from !== null && { from: new Date(from) }),
    ...(until !== null && { until: new Date(until) }),
  }
}

/** Replaces the list. Of two operators with the same version the second gets the present list with the refusal. */
export function saveWords(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { version, words }: { version: number; words: HotWord[] },
  { viewer, locale, note }: Pick<CallContext, 'locale' | 'note'> & { viewer: Viewer },
): Promise<HotWordsRead | Refusal<'hotWords/changed' | 'hotWords/invalid'>> {
  const problems = problemsOf(words, clock.nowMs())
  return inTransaction(
    db,
    async (tx): Promise<HotWordsRead | Refusal<'hotWords/changed' | 'hotWords/invalid'>> => {
      if (problems.length > 0) {
        const fields = problems.map(({ field, why }) => ({ field, problem: problemTexts[locale][why] }))
        return refuse(r.invalid, {}, { fields })
      }
      await store.holdWords(tx)
      const now = await readWords(tx)
      if (now.version !== version) return refuse(r.changed, {}, { now })
      const named = (list: readonly HotWord[]) => ({ words: list.map(({ word }) => word[locale]) })
      note?.({ before: named(now.words), after: named(words) })
      await store.putHotWords(tx, words.map(inputOf))
      const change = { version: version + 1, operatorId: viewer.userId, before: now.words, after: words }
      await store.addChange(tx, change)
      await bumpCatalogVersion(tx)
      return readWords(tx)
    },
  )
}
