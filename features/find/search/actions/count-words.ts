import type { Db } from '@hojip/db'
import { inBatches, inTransaction } from '@hojip/platform/db'
import { pinyinOf } from '../rules/words/correct.ts'
import {
  claimCount,
  countSteps,
  countWords as countWordsOfProducts,
  endCount,
  storeReadings,
  unreadWords,
} from '../store/words/dictionary.ts'

const batch = 2_000

/**
 * Counts the mall's dictionary anew when the catalogue has changed since the last time. Returns whether it did.
 * @param isForced counts even if nothing has changed
 */
export async function countWords(db: Db, isForced = false): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const version = await claimCount(tx, isForced)
    if (version === undefined) return false
    await countWordsOfProducts(tx)
    await countSteps(tx)
    await inBatches(batch, async (limit) => {
      const words = await unreadWords(tx, limit)
      await storeReadings(
        tx,
        words.map((word) => {
          const { whole, initials } = pinyinOf(word)
          return { word, pinyin: whole, initials }
        }),
      )
      return words.length
    })
    await endCount(tx, version)
    return true
  })
}
