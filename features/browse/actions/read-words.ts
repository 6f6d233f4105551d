import type { Db } from '@hojip/db'
import { sharedLoads } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import type { OutputOf } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import type { BrowseCalls } from '../contract.ts'
import { wordsNow, type HomeWord } from '../store.ts'

type Words = Omit<OutputOf<BrowseCalls['POST /appUserSearch/queryHistory']>, 'list'>

/** The words that operators offer, cached for 30 s. */
export function cacheWords({ db, clock }: { db: Db; clock: Clock }): (locale: Locale) => Promise<Words> {
  const cached = sharedLoads<HomeWord[]>({
    clock,
    maxAgeMs: 30_000,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  return async (locale) => {
    const words = await cached.get('', 0, () => wordsNow(db))
    const usual = words.find(({ isDefault }) => isDefault)
    return {
      hot: words.map(({ word }) => textIn(word, locale)),
      defaultWord: usual ? textIn(usual.word, locale) : null,
    }
  }
}
