import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { ShopScoresShown } from '../../contract/scores-calls.ts'
import { fewestShops, scoresOf, type Score } from '../../rules/scores/scores.ts'
import { pointsText, scoreNames, scoreRules, termNames, termValue } from '../../rules/scores/sentences.ts'
import { readScores } from '../../store/scores.ts'

function shownTerms({ terms }: Score, locale: Locale) {
  return terms.map(({ name, count, value, points }) => ({
    name: termNames[locale][name],
    value: count === 0 ? '—' : termValue(name, value, locale),
    count,
    points: points === null ? null : pointsText(points),
  }))
}

/** A shop's scores with what they are made of; without scores for an unknown shop. */
export async function shownScores(db: Db, shopId: string, locale: Locale): Promise<ShopScoresShown> {
  const { facts, computedAt, means } = await readScores(db, shopId, fewestShops)
  const scores = facts ? scoresOf(facts) : []
  return {
    scores: scores.map((one) => {
      const mean = means[one.kind]
      return {
        kind: one.kind,
        name: scoreNames[locale][one.kind],
        score: one.score === null ? null : pointsText(one.score),
        mean: mean === null ? null : pointsText(mean),
        terms: shownTerms(one, locale),
      }
    }),
    rules: [...scoreRules[locale]],
    computedAt: computedAt && computedAt.getTime(),
  }
}
