import { cacheByVersion } from '@hojip/catalog'
import type { Db, Reads } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wordsNow, type OfferedWord } from '../../store/words/hot-words.ts'

export interface OfferedWords {
  hot: string[]
  /** What the search box shows while it is empty. */
  defaultWord: string | null
}

/** The words that operators offer, cached for 30 s or until they are changed. */
export function cacheHotWords(
  source: { db: Db; clock: Clock; reads?: Reads },
  versionAgeMs?: number,
): (locale: Locale) => Promise<OfferedWords> {
  const cached = cacheByVersion<OfferedWord[]>(source, 1, versionAgeMs)
  return async (locale) => {
    const words = await cached('', wordsNow)
    const usual = words.find(({ isDefault }) => isDefault)
    return {
      hot: words.map(({ word }) => textIn(word, locale)),
      defaultWord: usual ? textIn(usual.word, locale) : null,
    }
  }
}
